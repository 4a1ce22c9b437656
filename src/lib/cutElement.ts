/**
 * The text of the first element of a name, without its end tag, from the HTML of a built page; nothing when there is none.
 * Menus and contents lists are most of a page, and a parser takes its time for them.
 */
export function cutElement(html: string, tag: string): string {
  const start = html.indexOf(`<${tag}`);
  return start < 0 ? '' : html.slice(start, html.indexOf(`</${tag}>`, start));
}
