/** Headings that stand on page after page and so name none of them. Compared in lower case. */
const GENERIC_HEADINGS = new Set([
  'arguments',
  'behavior',
  'behavior worth knowing',
  'differences from tanstack query',
  'example',
  'examples',
  'next steps',
  'notes',
  'options',
  'overview',
  'parameters',
  'prerequisites',
  'properties',
  'related',
  'remarks',
  'return type',
  'return value',
  'returns',
  'see also',
  'signature',
  'signatures',
  'summary',
  'type',
  'types',
  'usage',
]);
/** Sections that only lead to other pages; what they mention is found there. */
const LINK_HEADINGS = new Set(['related', 'see also', 'next steps']);
/** A heading on this many pages of a version names none of them either. */
export const GENERIC_FROM_PAGES = 5;

export function isGenericHeading(heading: string, pagesWithHeading: number): boolean {
  return pagesWithHeading >= GENERIC_FROM_PAGES || GENERIC_HEADINGS.has(normalizeHeading(heading));
}

export function isLinkHeading(heading: string): boolean {
  return LINK_HEADINGS.has(normalizeHeading(heading));
}

export function normalizeHeading(heading: string): string {
  return heading.trim().toLowerCase();
}
