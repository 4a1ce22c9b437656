const CHARACTERS: Readonly<Record<string, string>> = {'&lt;': '<', '&gt;': '>', '&amp;': '&'};

/** The code in HTML from `buildCodeHtml`: `<i class=c-v>1</i> &lt; 2` gives `1 < 2`. */
export function readCodeText(html: string): string {
  return html.replace(/<[^>]*>/g, '').replace(/&(?:lt|gt|amp);/g, (entity) => CHARACTERS[entity] ?? entity);
}
