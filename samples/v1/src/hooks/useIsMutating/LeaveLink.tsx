import { qraft } from './client';

export function LeaveLink() {
  const saving = qraft.books.updateBook.useIsMutating();

  if (saving > 0) return <p role="status">Saving {saving} changes…</p>;
  return <a href="/books">Back to all books</a>;
}
