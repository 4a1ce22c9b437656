import { qraft } from './client';

export function RowState({ bookId }: { bookId: number }) {
  const { deleteBook } = qraft.books;

  // Started with useMutation({ path: { bookId } })
  const fixed = deleteBook.useIsMutating({
    parameters: { path: { bookId } },
  });
  // Started with useMutation(), then mutate({ path: { bookId } })
  const flat = deleteBook.useIsMutating({
    exact: true,
    predicate: ({ state }) => state.variables?.path.bookId === bookId,
  });

  return <td>{fixed + flat > 0 ? 'Removing…' : 'On the shelf'}</td>;
}
