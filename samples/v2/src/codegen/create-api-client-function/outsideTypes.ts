import { cache, keys, requests } from './clients';

const parameters = { path: { bookId: 7 } };

/** Each function is one mistake; what they throw is in the test. */
export const mistakes = {
  // #region mistakes
  readWithoutQueryClient: () =>
    // @ts-expect-error
    requests.books.getBook.getQueryData(parameters),

  requestFromTheCache: () =>
    // @ts-expect-error
    cache.books.getBook.fetchQuery({ parameters }),

  callWithoutRequestFn: () =>
    // @ts-expect-error
    keys.books.getBook({ parameters }),
  // #endregion mistakes
};
