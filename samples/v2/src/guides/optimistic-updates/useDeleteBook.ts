import { api } from './client';

const { listBooks, deleteBook } = api.books;

/** Removes a book from every infinite list, before the API responds. */
export function useDeleteBook() {
  return deleteBook.useMutation(undefined, {
    async onMutate({ path: { bookId } }) {
      await listBooks.cancelQueries({ infinite: true });
      const before = listBooks.getQueriesData({ infinite: true });
      for (const [key] of before) {
        listBooks.setInfiniteQueryData(
          key,
          (books) =>
            books && {
              ...books,
              pages: books.pages.map((page) => ({
                ...page,
                items: page.items.filter(({ id }) => id !== bookId),
              })),
            },
        );
      }
      return { before };
    },
    onError(_error, _variables, snapshot) {
      for (const [key, books] of snapshot?.before ?? []) {
        listBooks.setInfiniteQueryData(key, books);
      }
    },
    onSettled: () => listBooks.invalidateQueries({ infinite: true }),
  });
}
