import { urlSerializer } from '@openapi-qraft/react';
import { api } from './client';

/** The address of a cover, for `<img src>` or `<a href download>`. */
export function coverUrl(bookId: number) {
  return urlSerializer(api.books.getCover.schema, {
    baseUrl: 'https://bookshop.example/v1',
    parameters: { path: { bookId } },
  });
}
