const CHARACTERS: Readonly<Record<string, string>> = {'&lt;': '<', '&gt;': '>', '&amp;': '&'};

/** Reads the code from HTML that `buildCodeHtml` made: `<i class=c-v>1</i> &lt; 2` becomes `1 < 2`. */
export function readCodeText(html: string): string {
  return html.replace(/<[^>]*>/g, '').replace(/&(?:lt|gt|amp);/g, (entity) => CHARACTERS[entity] ?? entity);
}
