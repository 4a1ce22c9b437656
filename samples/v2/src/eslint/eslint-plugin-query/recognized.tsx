import { api } from './client';

export function useShelf(bookId: number) {
  const { data: book, ...bookState } = api.books.getBook.useQuery({
    path: { bookId },
  });
  const { data: authors, ...authorsState } =
    api!.authors.listAuthors.useQuery();

  return { book, authors, states: [bookState, authorsState] };
}
