import { api, queryClient } from './client';

/**
 * Shows a bar of the page frame while a list of books is loading.
 * Returns a function that stops it.
 */
export function watchLists(bar: HTMLElement) {
  return queryClient.getQueryCache().subscribe(() => {
    bar.hidden = api.books.listBooks.isFetching() === 0;
  });
}
