import type { components } from './api';
import { api } from './client';

type BookPage = components['schemas']['BookPage'];

// Defined outside the component, so that it runs only for new data.
const toSoldOutTitles = ({ items }: BookPage) =>
  items.filter(({ stock }) => stock === 0).map(({ title }) => title);

export function SoldOut() {
  const { data: titles } = api.books.listBooks.useQuery(
    { query: { pageSize: 50 } },
    { select: toSoldOutTitles },
  );

  return <p>Sold out: {titles?.join(', ') ?? '…'}</p>;
}
