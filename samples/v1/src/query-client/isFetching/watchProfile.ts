import { qraft, queryClient } from './client';

/** Tells code outside React when the profile is loading. */
export function watchProfile(show: (isBusy: boolean) => void) {
  let wasBusy = false;

  function update() {
    const isBusy = qraft.members.getProfile.isFetching(queryClient) > 0;
    if (isBusy !== wasBusy) show(isBusy);
    wasBusy = isBusy;
  }

  update();
  return queryClient.getQueryCache().subscribe(update);
}
