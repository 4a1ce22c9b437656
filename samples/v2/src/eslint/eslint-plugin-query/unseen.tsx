import { createContext, useContext } from 'react';
import { api } from './client';

const ShopContext = createContext(api);

export function useUnseenShelf(bookId: number) {
  const shop = useContext(ShopContext);
  const { getBook } = api.books;

  const { data: book } = getBook.useQuery({ path: { bookId } });
  const { data: authors } = shop.authors.listAuthors.useQuery();

  return { book, authors };
}
