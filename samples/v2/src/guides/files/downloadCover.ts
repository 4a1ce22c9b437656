import { api } from './client';

export async function downloadCover(bookId: number) {
  const { error, response } = await api.books.getCover({
    parameters: { path: { bookId } },
  });

  if (!response?.ok) throw error || new Error('There is no cover.');
  return response.blob();
}
