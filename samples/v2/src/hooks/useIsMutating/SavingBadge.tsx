import { api } from './client';

export function SavingBadge() {
  const count = api.books.updateBook.useIsMutating();

  if (count === 0) return null;
  return (
    <p role="status">
      {count === 1 ? 'Saving a book…' : `Saving ${count} books…`}
    </p>
  );
}
