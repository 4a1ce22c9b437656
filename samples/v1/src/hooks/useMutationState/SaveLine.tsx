import { qraft } from './client';

export function SaveLine() {
  const saves = qraft.books.updateBook.useMutationState({
    select: ({ state }) => state.status,
  });

  switch (saves.at(-1)) {
    case 'pending':
      return <p role="status">Saving…</p>;
    case 'error':
      return <p role="status">Not saved.</p>;
    case 'success':
      return <p role="status">Saved.</p>;
    default:
      return <p role="status">No changes.</p>;
  }
}
