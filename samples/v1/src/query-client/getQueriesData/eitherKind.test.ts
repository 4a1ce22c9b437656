import { requestFn } from '@openapi-qraft/react';
import { expect, test } from 'vitest';
import { runSample } from '../../../testing/recordSample';
import { baseUrl, qraft, queryClient } from './client';
import { countBooks } from './eitherKind';

test('an empty filter finds finite entries, although the type names both', async () => {
  await runSample(async () => {
    await qraft.books.listBooks.fetchQuery(
      { parameters: {}, requestFn, baseUrl },
      queryClient,
    );
    expect(countBooks()).toBe(2);
  });
});
