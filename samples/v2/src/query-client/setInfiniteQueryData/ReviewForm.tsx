import { useState } from 'react';
import { api } from './client';

type Review = typeof api.books.createReview.types.data;

// #region form
function addToList(review: Review) {
  api.books.listReviews.setInfiniteQueryData(
    { path: { bookId: review.bookId } },
    (reviews) =>
      reviews && {
        ...reviews,
        pages: reviews.pages.map((page, index) =>
          index === 0 ? { ...page, items: [review, ...page.items] } : page,
        ),
      },
  );
}

export function ReviewForm({ bookId }: { bookId: number }) {
  const [text, setText] = useState('');
  const create = api.books.createReview.useMutation(
    { path: { bookId } },
    { onSuccess: addToList },
  );

  return (
    <>
      <textarea
        aria-label="Your review"
        value={text}
        onChange={(e) => setText(e.target.value)}
      />
      <button
        disabled={create.isPending || !text}
        onClick={() => create.mutate({ rating: 5, text })}
      >
        Recommend
      </button>
      {create.isError && <p role="alert">Your review was not saved.</p>}
    </>
  );
}
// #endregion form
