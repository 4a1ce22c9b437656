import { api } from './client';

export function LatestSave() {
  const saves = api.books.updateBook.useMutationState();
  const latest = saves.at(-1);

  if (!latest) return null;
  if (latest.status === 'pending') return <p role="status">Saving…</p>;
  if (latest.status === 'error') return <p role="alert">Not saved.</p>;
  return <p role="status">Saved {latest.data?.title}.</p>;
}
