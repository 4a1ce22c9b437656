import { api } from './client';

// #region upload
export async function uploadCover(bookId: number, cover: File) {
  const { data, error } = await api.books.uploadCover({
    parameters: { path: { bookId } },
    body: { cover, altText: 'The front cover', tags: ['front', '2025'] },
    signal: AbortSignal.timeout(30_000),
  });

  if (!data) throw error;
  return data.url;
}
// #endregion upload

// #region form
export function uploadForm(bookId: number, form: HTMLFormElement) {
  return api.books.uploadCover({
    parameters: { path: { bookId } },
    body: new FormData(form),
  });
}
// #endregion form
