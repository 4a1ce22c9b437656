import { expect, expectTypeOf, test } from 'vitest';
import { runSample } from '../../../testing/recordSample';
import type { components } from './api';
import { api } from './client';
import {
  formatPrice,
  type Book,
  type BookParameters,
  type BookProblem,
} from './formatPrice';

test('takes what the operation returns', async () => {
  expectTypeOf<Book>().toEqualTypeOf<components['schemas']['Book']>();
  expectTypeOf<BookProblem>().toEqualTypeOf<
    components['schemas']['Problem']
  >();

  await runSample(async () => {
    const parameters: BookParameters = { path: { bookId: 7 } };
    const { data } = await api.books.getBook({ parameters });
    expect(data && formatPrice(data)).toBe(
      'The Left Hand of Darkness: 13.90 €',
    );
  });
});
