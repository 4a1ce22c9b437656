/** Headings that many pages share, so they do not identify a page. In lower case. */
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
/** Sections that only link to other pages. Their content is found on those pages. */
const LINK_HEADINGS = new Set(['related', 'see also', 'next steps']);
/** A heading on this many pages of a version is generic too. */
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
