import { api } from './client';

export function RestockList() {
  const books = api.books.listBooks.useQuery({ query: { pageSize: 5 } });
  const restock = api.books.updateBook.useMutation(undefined, {
    onSuccess: () => api.books.listBooks.invalidateQueries(),
  });

  return (
    <ul>
      {books.data?.items.map(({ id, title, stock }) => (
        <li key={id}>
          {title}: {stock}{' '}
          <button
            aria-label={`Restock ${title}`}
            disabled={
              restock.isPending && restock.variables.path.bookId === id
            }
            onClick={() =>
              restock.mutate({
                path: { bookId: id },
                body: { stock: stock + 10 },
              })
            }
          >
            Restock
          </button>
        </li>
      ))}
    </ul>
  );
}
