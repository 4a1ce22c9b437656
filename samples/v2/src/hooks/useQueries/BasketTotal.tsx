import type { UseQueryResult } from '@tanstack/react-query';
import type { components } from './api';
import { api } from './client';

type Book = components['schemas']['Book'];

// Defined outside the component, so that it stays the same function.
function summarize(results: UseQueryResult<Book, unknown>[]) {
  return {
    total: results.reduce((sum, { data }) => sum + (data?.price ?? 0), 0),
    isComplete: results.every(({ isSuccess }) => isSuccess),
  };
}

export function BasketTotal({ bookIds }: { bookIds: number[] }) {
  const { total, isComplete } = api.books.getBook.useQueries({
    queries: bookIds.map((bookId) => ({
      parameters: { path: { bookId } },
      staleTime: 60_000,
    })),
    combine: summarize,
  });

  return (
    <p>
      Total: {(total / 100).toFixed(2)}
      {!isComplete && ' (not all prices are known)'}
    </p>
  );
}
