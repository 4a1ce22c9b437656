import { api } from './client';

export async function showBook(bookId: number) {
  const { data, response } = await api.books.getBook({
    parameters: { path: { bookId } },
  });

  if (!data) {
    // Without a response there was no network.
    return response ? `Status ${response.status}` : 'No network';
  }
  return data.title;
}
