import { requestFn } from '@openapi-qraft/react';
import { baseUrl, qraft } from './client';

export async function addReview(bookId: number, text: string) {
  const review = await qraft.books.createReview(
    {
      parameters: { path: { bookId } },
      body: { rating: 5, text },
      baseUrl,
    },
    requestFn,
  );
  return review.id;
}
