import { qraft } from './client';

const { createReview } = qraft.books;

export const reviewKeys = {
  ofOneBook: createReview.getMutationKey({ path: { bookId: 4 } }),
  ofAnyBook: createReview.getMutationKey(),
};
