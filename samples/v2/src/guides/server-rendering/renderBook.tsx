import { dehydrate, QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { BookDetails } from './BookDetails';
import { createServerClient } from './createServerClient';

export async function renderBook(bookId: number) {
  const { api, queryClient } = createServerClient();
  await api.books.getBook.prefetchQuery({
    parameters: { path: { bookId } },
  });

  const html = renderToString(
    <QueryClientProvider client={queryClient}>
      <BookDetails bookId={bookId} />
    </QueryClientProvider>,
  );
  // Data that contains "</script>" must not end the script.
  const state = JSON.stringify(dehydrate(queryClient)).replaceAll(
    '<',
    '\\u003c',
  );
  return `<div id="root">${html}</div>
<script type="application/json" id="query-state">${state}</script>`;
}
