import { BookPage } from './BookPage';

export function App() {
  return (
    <main>
      <BookPage bookId={7} />
    </main>
  );
}
