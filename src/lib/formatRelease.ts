/** Shortens a release: `2.11.0` becomes `2.11`, and `2.6.2` stays. */
export function formatRelease(release: string): string {
  return release.replace(/^(\d+\.\d+)\.0$/, '$1');
}
