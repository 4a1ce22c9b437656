import type { components } from './api';
import { api } from './client';

type Book = components['schemas']['Book'];

// The type of combine makes data optional.
function findCheapest(results: { data?: Book }[]): Book | undefined {
  return results
    .flatMap(({ data }) => data ?? [])
    .sort((a, b) => a.price - b.price)[0];
}

export function CheapestBook({ bookIds }: { bookIds: number[] }) {
  const cheapest = api.books.getBook.useSuspenseQueries({
    queries: bookIds.map((bookId) => ({
      parameters: { path: { bookId } },
    })),
    combine: findCheapest,
  });

  return <p>Cheapest: {cheapest?.title ?? 'nothing chosen'}</p>;
}
