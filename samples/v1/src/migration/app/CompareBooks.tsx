import { qraft, queryClient } from './bookshop';

export function CompareBooks({ bookIds }: { bookIds: number[] }) {
  const titles = qraft.books.getBook.useQueries(
    {
      queries: bookIds.map((bookId) => ({
        parameters: { path: { bookId } },
      })),
      combine: (results) => results.map(({ data }) => data?.title ?? '…'),
    },
    queryClient,
  );

  return <p>{titles.join(' or ')}</p>;
}
