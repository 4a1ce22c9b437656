import { api } from './client';

/** What an image picker returns, such as `file:///…/cover.png`. */
interface PickedFile {
  uri: string;
  name: string;
  type: string;
}

export function uploadCover(bookId: number, file: PickedFile) {
  const form = new FormData();
  form.append('cover', file);
  form.append('altText', 'A snowy plain');

  return api.books.uploadCover({
    parameters: { path: { bookId } },
    body: form,
  });
}
