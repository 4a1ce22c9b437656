import { api, queryClient } from './client';

/**
 * Shows a progress bar while a list of books is loading.
 * Returns a function that stops watching.
 */
export function watchLists(bar: HTMLElement) {
  const update = () => {
    bar.hidden = api.books.listBooks.isFetching() === 0;
  };
  update();
  return queryClient.getQueryCache().subscribe(update);
}
