import { api } from './client';

export async function downloadCover(bookId: number) {
  const { error, response } = await api.books.getCover({
    parameters: { path: { bookId } },
  });

  if (!response) throw error;
  if (!response.ok) throw new Error('There is no cover.', { cause: error });
  return response.blob();
}
