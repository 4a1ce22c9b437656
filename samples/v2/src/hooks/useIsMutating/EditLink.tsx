import { api } from './client';

export function EditLink({ bookId }: { bookId: number }) {
  // #region count
  const fixed = api.books.updateBook.useIsMutating({
    parameters: { path: { bookId } },
  });
  const flat = api.books.updateBook.useIsMutating({
    exact: true,
    predicate: ({ state }) => state.variables?.path.bookId === bookId,
  });
  const isSaving = fixed + flat > 0;
  // #endregion count

  if (isSaving) return <span>Saving…</span>;
  return <a href={`/books/${bookId}/edit`}>Edit</a>;
}
