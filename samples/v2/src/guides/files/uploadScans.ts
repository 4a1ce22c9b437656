import { api } from './client';

// #region scans
export function uploadScans(bookId: number, scans: File[]) {
  const form = new FormData();
  for (const scan of scans) form.append('cover', scan);
  form.append('altText', 'All sides of the cover');

  return api.books.uploadCover({
    parameters: { path: { bookId } },
    body: form,
  });
}
// #endregion scans

// #region canvas
export function uploadDrawing(bookId: number, drawing: Blob) {
  return api.books.uploadCover({
    parameters: { path: { bookId } },
    body: {
      cover: new File([drawing], 'drawing.png', { type: 'image/png' }),
    },
  });
}
// #endregion canvas
