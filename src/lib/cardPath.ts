/**
 * Path, below the base path, of the image that chats and feeds show for a link to a page:
 * `img/social/docs/overview.png` for `docs/overview`.
 */
export function cardPathOf(route: string): string {
  return `img/social/${route.replace(/\/$/, '')}.png`;
}
