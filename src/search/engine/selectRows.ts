/** Which records stand for a page in the list. */
import type {SearchRecord} from '../shared/record';
import type {RankedPage, RankedSection} from './rankPages';

/** Section rows beside the page's own row: two for the first page, one for the others, so that a list of 20 shows many pages. */
const SECTION_ROWS = {first: 2, other: 1} as const;
/** From here on the query names the page, and its row says enough. */
const NAMES_PAGE = 0.55;
/** A heading that the query names this well is the answer itself and goes before the page's row. */
const NAMES_HEADING = 0.7;

/**
 * Rows in the order a reader sees them. The modal regroups rows by `lvl0` in first-seen order, so the best row
 * comes first whatever the groups are. A passage always follows its page's row: the modal saves the page, not the
 * passage, among the recent searches, and has nothing to save without it.
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

// The heading when it contains something of the query, else the passage below it.
function chooseRecord({section, headingMatch}: RankedSection): SearchRecord {
  if (headingMatch > 0 || section.passages.length === 0) return section.heading;
  return section.passages[0]!;
}
