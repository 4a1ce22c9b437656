import { api } from './client';

export function PriceTag({ bookId }: { bookId: number }) {
  const { mutate, data, isPending, isError } =
    api.books.updateBook.useMutation({ path: { bookId } });

  return (
    <p>
      <button disabled={isPending} onClick={() => mutate({ price: 990 })}>
        Put on sale
      </button>
      {data && ` ${data.title} is ${data.price / 100} € now.`}
      {isError && <strong role="alert">The price did not change.</strong>}
    </p>
  );
}
