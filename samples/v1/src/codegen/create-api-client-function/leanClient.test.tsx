import { expect, test } from 'vitest';
import { requestFn } from '@openapi-qraft/react';
import { waitFor } from '@testing-library/react';
import { baseUrl } from '../../../shared/client';
import { runSample } from '../../../testing/recordSample';
import { renderError } from '../../facts/renderError';
import { catalog } from './leanClient';

const parameters = { path: { bookId: 7 } };

test('has the methods whose callbacks it was given', async () => {
  await runSample(async ({ renderHook }) => {
    const { result } = renderHook(() =>
      catalog.books.getBook.useQuery(parameters),
    );
    await waitFor(() => expect(result.current.data?.id).toBe(7));
    const book = await catalog.books.getBook(
      { parameters, baseUrl },
      requestFn,
    );
    expect(book).toEqual(result.current.data);
  });
});

test('types the others all the same, and they fail', () => {
  const error = renderError(() => catalog.books.deleteBook.useMutation());
  expect(String(error)).toContain('Function useMutation is not supported');
});
