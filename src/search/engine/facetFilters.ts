/** `facetFilters` of the protocol: AND across the outer list, OR within an inner one. */
import type {SearchRecord} from '../shared/record';

const FACETS = ['language', 'version', 'docusaurus_tag', 'type'] as const;
type Facet = (typeof FACETS)[number];

/** Whether a record passes the filters. A facet that no record has matches nothing, as in a hosted index. */
export function passesFilters(record: SearchRecord, filters: readonly (readonly string[])[]): boolean {
  return filters.every((group) => group.length === 0 || group.some((filter) => passesFilter(record, filter)));
}

function passesFilter(record: SearchRecord, filter: string): boolean {
  const colon = filter.indexOf(':');
  if (colon < 0) return false;
  const facet = filter.slice(0, colon);
  const value = filter.slice(colon + 1);
  const actual = isFacet(facet) ? record[facet] : undefined;
  return value.startsWith('-') ? actual !== value.slice(1) : actual === value;
}

/** Number of rows per value, for each requested facet. */
export function countFacets(
  records: readonly SearchRecord[],
  facets: readonly string[],
): Record<string, Record<string, number>> {
  const requested = facets.includes('*') ? FACETS : facets.filter(isFacet);
  const counts: Record<string, Record<string, number>> = {};
  for (const facet of requested) {
    const values = new Map<string, number>();
    for (const record of records) values.set(record[facet], (values.get(record[facet]) ?? 0) + 1);
    if (values.size > 0) counts[facet] = Object.fromEntries(values);
  }
  return counts;
}

function isFacet(name: string): name is Facet {
  return (FACETS as readonly string[]).includes(name);
}
