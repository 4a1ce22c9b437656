import { qraft } from './client';

export function ListBusy() {
  const running = qraft.books.listBooks.useIsFetching();

  return <progress aria-label="Loading books" hidden={running === 0} />;
}
