/** The headings of a section of the page that quote a message, without backticks. */
export function readMessages(page: string, section: string): string[] {
  const text = page.split(`{#${section}}`)[1]?.split(/^## /m)[0] ?? '';
  return [...text.matchAll(/^#### (`+ ?)(.+?) ?\1(?: |$)/gm)].map(
    ([, , message]) => message ?? '',
  );
}
