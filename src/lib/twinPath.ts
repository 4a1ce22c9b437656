/** Path of a page's Markdown twin: `/docs/overview.md` for `/docs/overview` and for `/docs/overview/`. */
export function twinPathOf(permalink: string): string {
  return `${permalink.replace(/\/$/, '')}.md`;
}
