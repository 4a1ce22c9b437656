'use client';

import { createAPIClient } from './api';
import { api } from './browserApi';

export function SaleButton({ bookId }: { bookId: number }) {
  const parameters = { path: { bookId } };
  const { mutate, isPending, isError } = api.books.updateBook.useMutation(
    parameters,
    {
      onSuccess: (book, _changes, _onMutateResult, context) => {
        const { books } = createAPIClient({ queryClient: context.client });
        books.getBook.setQueryData(parameters, book);
        return books.listBooks.invalidateQueries();
      },
    },
  );

  return (
    <>
      <button disabled={isPending} onClick={() => mutate({ price: 990 })}>
        Put on sale
      </button>
      {isError && <p role="alert">The price did not change.</p>}
    </>
  );
}
