import { createContext, useContext } from 'react';
import { api } from './client';

const ShopContext = createContext(api);

export function useUnseenShelf(bookId: number) {
  const shop = useContext(ShopContext);
  const { getBook } = api.books;

  const { data: book, ...bookState } = getBook.useQuery({
    path: { bookId },
  });
  const { data: authors, ...authorsState } =
    shop.authors.listAuthors.useQuery();
  const { data: status, ...statusState } = api?.status.getStatus.useQuery();

  return {
    book,
    authors,
    status,
    states: [bookState, authorsState, statusState],
  };
}
