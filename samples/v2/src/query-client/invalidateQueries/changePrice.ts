import { api } from './client';

export async function changePrice(bookId: number, price: number) {
  const parameters = { path: { bookId } };
  const { response } = await api.books.updateBook({
    parameters,
    body: { price },
  });
  if (response?.ok) {
    await api.books.getBook.invalidateQueries({ parameters });
  }
}
