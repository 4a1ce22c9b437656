/** Chooses the records that represent a page in the list. */
import type {SearchRecord} from '../shared/record';
import type {RankedPage, RankedSection} from './rankPages';

/** Section rows after the page's own: two for the first page, one for the others, so that 20 rows show many pages. */
const SECTION_ROWS = {first: 2, other: 1} as const;
/** With this score or more, the query names the page, and one row is enough. */
const NAMES_PAGE = 0.55;
/** With this score or more, the heading is what the reader wants, and replaces the page's row. */
const NAMES_HEADING = 0.7;

/**
 * Rows in the order that readers see. The modal groups rows by `lvl0` in the order of their first row, so the best row
 * always comes first. A passage follows its page's row, because the modal saves the page, not the passage, as a recent
 * search.
 */
export function selectRows(ranked: readonly RankedPage[]): SearchRecord[] {
  return ranked.flatMap((entry, index) => {
    const pageRow = entry.page.sections[0]!.heading;
    if (entry.titleMatch >= NAMES_PAGE) return [pageRow];
    const others = entry.sections.filter(({section}) => section.heading !== pageRow);
    const named = others.find(({headingMatch}) => headingMatch >= NAMES_HEADING);
    if (named && named.headingMatch > entry.titleMatch) return [named.section.heading];
    const limit = index === 0 ? SECTION_ROWS.first : SECTION_ROWS.other;
    const rows = others.filter((section) => isWorthShowing(section, entry)).slice(0, limit);
    return [pageRow, ...rows.map((section) => chooseRecord(section))];
  });
}

function isWorthShowing(section: RankedSection, entry: RankedPage): boolean {
  return section.coverage >= entry.coverage * 0.75 && section.score >= (entry.sections[0]?.score ?? 0) * 0.5;
}

// The heading if it contains a word of the query, else the passage below it.
function chooseRecord({section, headingMatch}: RankedSection): SearchRecord {
  if (headingMatch > 0 || section.passages.length === 0) return section.heading;
  return section.passages[0]!;
}
