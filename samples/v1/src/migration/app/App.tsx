import { AppProviders } from './AppProviders';
import { BookPage } from './BookPage';
import { CompareBooks } from './CompareBooks';
import { PriceForm } from './PriceForm';

export function App() {
  return (
    <AppProviders>
      <BookPage bookId={7} />
      <PriceForm bookId={7} />
      <CompareBooks bookIds={[1, 7]} />
    </AppProviders>
  );
}
