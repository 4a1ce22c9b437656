import { api } from './client';
import { SavingBadge } from './SavingBadge';

export default () => {
  const { mutate } = api.books.updateBook.useMutation();
  const reprice = (bookId: number) =>
    mutate({ path: { bookId }, body: { price: 990 } });
  return (
    <>
      <button onClick={() => reprice(7)}>Put book 7 on sale</button>
      <button onClick={() => reprice(3)}>Put book 3 on sale</button>
      <SavingBadge />
    </>
  );
};
