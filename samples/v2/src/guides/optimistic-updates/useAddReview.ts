import { api } from './client';

const { listReviews, createReview } = api.books;
let added = 0;

// #region hook
export function useAddReview(bookId: number) {
  const parameters = { path: { bookId } };

  return createReview.useMutation(parameters, {
    async onMutate(review) {
      await listReviews.cancelQueries({ parameters });
      const temporaryId = `new-${++added}`;
      listReviews.setQueryData(
        parameters,
        (list) =>
          list && {
            ...list,
            items: [{ ...review, id: temporaryId, bookId }, ...list.items],
          },
      );
      return { temporaryId };
    },
    onSuccess(saved, _review, { temporaryId }) {
      listReviews.setQueryData(
        parameters,
        (list) =>
          list && {
            ...list,
            items: list.items.map((item) =>
              item.id === temporaryId ? saved : item,
            ),
          },
      );
    },
    onError(_error, _review, onMutateResult) {
      listReviews.setQueryData(
        parameters,
        (list) =>
          list && {
            ...list,
            items: list.items.filter(
              ({ id }) => id !== onMutateResult?.temporaryId,
            ),
          },
      );
    },
  });
}
// #endregion hook
