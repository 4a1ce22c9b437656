/** Path of the Markdown version of a page: `/docs/overview.md` for `/docs/overview` and for `/docs/overview/`. */
export function markdownPathOf(permalink: string): string {
  return `${permalink.replace(/\/$/, '')}.md`;
}

/** Path of the changes of a page since the previous version: `/docs/overview.changes.md`. */
export function changesPathOf(permalink: string): string {
  return `${permalink.replace(/\/$/, '')}.changes.md`;
}
