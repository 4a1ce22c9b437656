import { qraft, queryClient } from './client';

/** Tells a part of the page outside of React when the profile loads. */
export function watchProfile(show: (isBusy: boolean) => void) {
  let wasBusy = false;

  return queryClient.getQueryCache().subscribe(() => {
    const isBusy = qraft.members.getProfile.isFetching(queryClient) > 0;
    if (isBusy !== wasBusy) show(isBusy);
    wasBusy = isBusy;
  });
}
