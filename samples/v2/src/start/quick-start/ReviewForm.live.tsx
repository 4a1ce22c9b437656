import { BookReviews } from './BookReviews';
import { ReviewForm } from './ReviewForm';

export default () => (
  <>
    <ReviewForm bookId={7} />
    <BookReviews bookId={7} />
  </>
);
