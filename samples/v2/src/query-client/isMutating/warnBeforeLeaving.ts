import { api } from './client';

/** Asks before the page is closed while a review is being saved. */
export function warnBeforeLeaving() {
  const onBeforeUnload = (event: BeforeUnloadEvent) => {
    if (api.books.createReview.isMutating() > 0) event.preventDefault();
  };
  window.addEventListener('beforeunload', onBeforeUnload);
  return () => window.removeEventListener('beforeunload', onBeforeUnload);
}
