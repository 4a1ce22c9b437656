import { catalog, shop } from './apis';

export function BookInBoth({ bookId }: { bookId: number }) {
  const parameters = { path: { bookId } };
  const inShop = shop.books.getBook.useQuery(parameters);
  const inCatalog = catalog.books.getBook.useQuery(parameters);

  return (
    <p>
      {inCatalog.data?.title ?? '…'}: {inShop.data?.stock ?? '…'} in stock
    </p>
  );
}
