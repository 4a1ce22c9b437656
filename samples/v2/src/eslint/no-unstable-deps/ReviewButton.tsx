// #region incorrect
import { memo, useCallback } from 'react';
import { api } from './client';

const SendButton = memo(function SendButton(props: { onSend(): void }) {
  return <button onClick={props.onSend}>Recommend</button>;
});

export function RecommendOnResult({ bookId }: { bookId: number }) {
  const reviewMutation = api.books.createReview.useMutation();

  const recommend = useCallback(() => {
    reviewMutation.mutate({
      path: { bookId },
      body: { rating: 5, text: 'Read it.' },
    });
  }, [bookId, reviewMutation]);

  return <SendButton onSend={recommend} />;
}
// #endregion incorrect

// #region correct
export function Recommend({ bookId }: { bookId: number }) {
  const { mutate: createReview } = api.books.createReview.useMutation();

  const recommend = useCallback(() => {
    createReview({
      path: { bookId },
      body: { rating: 5, text: 'Read it.' },
    });
  }, [bookId, createReview]);

  return <SendButton onSend={recommend} />;
}
// #endregion correct

// #region fixed
export function RecommendFixedBook({ bookId }: { bookId: number }) {
  const { mutate: createReview } = api.books.createReview.useMutation({
    path: { bookId },
  });

  const recommend = useCallback(() => {
    createReview({ rating: 5, text: 'Read it.' });
  }, [createReview]);

  return <SendButton onSend={recommend} />;
}
// #endregion fixed
