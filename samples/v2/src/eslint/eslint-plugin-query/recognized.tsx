import { createContext, useContext } from 'react';
import { api } from './client';

const ShopContext = createContext(api);

// #region recognized
export function useShelf(bookId: number) {
  const { data: book } = api.books.getBook.useQuery({ path: { bookId } });
  const { data: authors } = api?.authors.listAuthors.useQuery();

  return { book, authors };
}
// #endregion recognized

// #region unseen
export function useUnseenShelf(bookId: number) {
  const shop = useContext(ShopContext);
  const { getBook } = api.books;

  const { data: book } = getBook.useQuery({ path: { bookId } });
  const { data: authors } = shop.authors.listAuthors.useQuery();

  return { book, authors };
}
// #endregion unseen
