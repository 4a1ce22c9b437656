import { qraft } from './client';

// #region keys
const path = { bookId: 4 };

export const keys = {
  noParameters: qraft.authors.listAuthors.getQueryKey(),
  withSecurity: qraft.members.getProfile.getQueryKey(),
  infinite: qraft.books.listReviews.getInfiniteQueryKey({ path }),
  mutation: qraft.books.replaceBook.getMutationKey({ path }),
};
// #endregion keys
