import { api } from './client';

type BookPage = typeof api.books.listBooks.types.data;

// #region hook
const { listBooks } = api.books;

/** Marks a book as sold out in every list, before the API responds. */
export function useSellOut(bookId: number) {
  const sellOut = (list: BookPage | undefined) =>
    list && {
      ...list,
      items: list.items.map((book) =>
        book.id === bookId ? { ...book, stock: 0 } : book,
      ),
    };

  return api.books.updateBook.useMutation(
    { path: { bookId } },
    {
      async onMutate() {
        await listBooks.cancelQueries({});
        const before = listBooks.getQueriesData({});
        listBooks.setQueriesData({}, sellOut);
        return before;
      },
      onError(_error, _changes, before) {
        before?.forEach(([key, list]) => listBooks.setQueryData(key, list));
      },
      onSettled: () => listBooks.invalidateQueries({}),
    },
  );
}
// #endregion hook
