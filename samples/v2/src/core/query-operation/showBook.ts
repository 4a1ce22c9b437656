import { api } from './client';

export async function showBook(bookId: number) {
  const { data, response } = await api.books.getBook({
    parameters: { path: { bookId } },
  });

  if (!data) {
    // After a network error there is no response.
    return response ? `Status ${response.status}` : 'Network error';
  }
  return data.title;
}
