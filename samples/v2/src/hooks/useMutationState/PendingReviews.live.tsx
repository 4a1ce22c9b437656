import { api } from './client';
import { PendingReviews } from './PendingReviews';

export default () => {
  const { mutate } = api.books.createReview.useMutation();
  const recommend = (text: string) =>
    mutate({ path: { bookId: 7 }, body: { rating: 5, text } });
  return (
    <>
      <button onClick={() => recommend('Recommended.')}>Recommend</button>
      <button onClick={() => recommend('A gift for everyone.')}>
        Praise
      </button>
      <PendingReviews bookId={7} />
    </>
  );
};
