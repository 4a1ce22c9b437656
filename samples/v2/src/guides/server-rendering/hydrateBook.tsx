import {
  hydrate,
  QueryClient,
  QueryClientProvider,
} from '@tanstack/react-query';
import { hydrateRoot } from 'react-dom/client';
import { BookDetails } from './BookDetails';

export function hydrateBook(bookId: number) {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: 60_000 } },
  });
  const script = document.getElementById('query-state')!;
  hydrate(queryClient, JSON.parse(script.textContent));

  return hydrateRoot(
    document.getElementById('root')!,
    <QueryClientProvider client={queryClient}>
      <BookDetails bookId={bookId} />
    </QueryClientProvider>,
  );
}
