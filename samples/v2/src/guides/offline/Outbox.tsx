import { api } from './client';

export function Outbox() {
  const texts = api.books.createReview.useMutationState({
    filters: { predicate: ({ state }) => state.isPaused },
    select: ({ state }) => state.variables?.body?.text,
  });

  if (texts.length === 0) return null;
  return (
    <ul aria-label="Waiting to be sent">
      {texts.map((text, index) => (
        <li key={index}>{text}</li>
      ))}
    </ul>
  );
}
