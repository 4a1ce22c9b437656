/** Entry point of the engine: indexes records, and responds to requests of the search protocol. */
import type {QueryResult, SearchQuery} from '../shared/protocol';
import type {SearchRecord} from '../shared/record';
import {analyzeQuery} from './analyzeQuery';
import {buildHit} from './buildHit';
import {countFacets, passesFilters} from './facetFilters';
import {parseRequest} from './parseRequest';
import {mayQuote, rankPages} from './rankPages';
import {buildSectionIndex} from './sectionIndex';
import {groupSections} from './sections';
import {selectRows} from './selectRows';

export {parseRequest} from './parseRequest';

/** With this share of the query's words on a page, a better one is unlikely. Tuned on the queries of tests/search. */
const SURE_COVERAGE = 0.8;

export interface SearchEngine {
  /** Rows for a query, in the order that readers see, before filters and paging. */
  findRows(query: string): readonly SearchRecord[];
  /**
   * Responds to the parsed body of `POST /1/indexes/<any>/queries`.
   *
   * @throws MalformedRequestError when the protocol forbids the request
   */
  respond(body: unknown): {results: QueryResult[]};
  /** Whether texts are unlikely to improve the results: a page or heading of these records has the words. */
  isSure(query: string): boolean;
}

/**
 * Builds an engine over the records of one or more versions.
 *
 * @param now a clock in milliseconds, for `processingTimeMS`; the engine itself is pure
 */
export function createEngine(records: readonly SearchRecord[], now: () => number = () => 0): SearchEngine {
  const pages = groupSections(records);
  const sections = pages.flatMap((page) => page.sections);
  const index = buildSectionIndex(pages);

  function findRows(query: string): readonly SearchRecord[] {
    // A hosted index returns all pages for an empty query.
    if (query.trim() === '') return pages.map((page) => page.sections[0]!.heading);
    return selectRows(rankPages(analyzeQuery(query, index.vocabulary), index, pages, sections));
  }

  function isSure(query: string): boolean {
    const analyzed = analyzeQuery(query, index.vocabulary);
    if (mayQuote(analyzed) || analyzed.words.some(({isRepaired}) => isRepaired)) return false;
    const [best] = rankPages(analyzed, index, pages, sections);
    return best !== undefined && best.coverage >= SURE_COVERAGE;
  }

  function searchFor(request: SearchQuery): QueryResult {
    const start = now();
    const rows = findRows(request.query).filter((record) => passesFilters(record, request.facetFilters));
    const analyzed = analyzeQuery(request.query, index.vocabulary);
    const {page, hitsPerPage} = request;
    const shown = rows.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
    return {
      hits: shown.map((record) => buildHit(record, analyzed, request)),
      nbHits: rows.length,
      page,
      nbPages: hitsPerPage === 0 ? 0 : Math.ceil(rows.length / hitsPerPage),
      hitsPerPage,
      exhaustiveNbHits: true,
      query: request.query,
      params: new URLSearchParams({
        query: request.query,
        hitsPerPage: String(hitsPerPage),
        page: String(page),
      }).toString(),
      index: request.indexName,
      processingTimeMS: Math.round(now() - start),
      ...(request.clickAnalytics && {queryID: buildQueryId(request)}),
      ...(request.facets.length > 0 && {facets: countFacets(rows, request.facets)}),
    };
  }

  return {
    findRows,
    isSure,
    respond: (body) => ({results: parseRequest(body).map(searchFor)}),
  };
}

// 32 hexadecimal digits, as in the protocol. FNV-1a over the request, because the engine is deterministic.
function buildQueryId(request: SearchQuery): string {
  const text = JSON.stringify([request.indexName, request.query, request.page, request.facetFilters]);
  return [0x811c9dc5, 0x01000193, 0xdeadbeef, 0x9e3779b9]
    .map((seed) => {
      let hash = seed;
      for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
      return hash.toString(16).padStart(8, '0');
    })
    .join('');
}
