/** A release as readers write it: `2.11` for `2.11.0`, but `2.6.2` in full. */
export function formatRelease(release: string): string {
  return release.replace(/^(\d+\.\d+)\.0$/, '$1');
}
