import { api } from './client';

// #region props
type Query = NonNullable<typeof api.books.listBooks.types.parameters.query>;

interface Props {
  genre?: Query['genre'];
  inStock?: boolean;
}
// #endregion props

export function Shelf({ genre, inStock }: Props) {
  const { data } = api.books.listBooks.useQuery({
    query: { genre, inStock },
  });

  return <p>{data ? `${data.total} books` : 'Loading…'}</p>;
}
