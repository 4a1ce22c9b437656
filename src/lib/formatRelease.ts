/** A release as readers say it: `2.11` for `2.11.0`, and `2.6.2` as it is. */
export function formatRelease(release: string): string {
  return release.replace(/^(\d+\.\d+)\.0$/, '$1');
}
