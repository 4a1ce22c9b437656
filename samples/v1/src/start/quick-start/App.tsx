import { BookPage } from './BookPage';
import { BookReviews } from './BookReviews';
import { ReviewForm } from './ReviewForm';

export function App() {
  return (
    <main>
      <BookPage bookId={7} />
      <ReviewForm bookId={7} />
      <BookReviews bookId={7} />
    </main>
  );
}
