import {useCallback, useEffect, useReducer, useRef} from 'react';
import {useSearchResultUrlProcessor} from '@docusaurus/theme-search-algolia/client';
import {SEARCH_PAGE_HITS_PER_PAGE} from '@site/src/search/shared/constants';
import type {Hit, QueryResult} from '@site/src/search/shared/protocol';
import {loadTransport, SearchSetupError} from '../loadTransport';
import type {SearchSettings} from './useSearchSettings';

export interface SearchPageResult {
  id: string;
  url: string;
  /** HTML with marks. */
  title: string;
  /** HTML with marks, outermost first. */
  path: string[];
  /** HTML with marks. Empty if the record has no text. */
  summary: string;
}

export type SearchFailure =
  /** A network error: no host responded, or the code of the search failed to load. */
  | {kind: 'unreachable'}
  /** A host responded with an error. */
  | {kind: 'refused'}
  /** The client rejected the site's settings. */
  | {kind: 'setup'; message: string};

export interface SearchPageState {
  status: 'idle' | 'loading' | 'done' | 'failed';
  /** Why the search has failed. */
  failure?: SearchFailure;
  /** The query of the results. */
  query: string;
  results: readonly SearchPageResult[];
  count: number;
  hasMore: boolean;
  /** Number of pages shown so far. */
  pages: number;
}

type Event =
  | {kind: 'cleared'}
  | {kind: 'started'; query: string}
  | {kind: 'loaded'; page: number; count: number; pageCount: number; results: SearchPageResult[]}
  | {kind: 'failed'; failure: SearchFailure};

const IDLE: SearchPageState = {status: 'idle', query: '', results: [], count: 0, hasMore: false, pages: 0};
/** Debounce time in milliseconds, too short for readers to notice. */
const TYPING_PAUSE = 120;
/** Words of a snippet. The page has more room than a row of the modal. */
const SUMMARY_WORDS = 30;

function reduce(state: SearchPageState, event: Event): SearchPageState {
  switch (event.kind) {
    case 'cleared':
      return IDLE;
    // Keep the previous results while loading, so that the layout does not jump while the reader types.
    case 'started':
      return {...state, status: 'loading', failure: undefined, query: event.query};
    case 'failed':
      return {...IDLE, query: state.query, status: 'failed', failure: event.failure};
    case 'loaded': {
      const earlier = event.page === 0 ? [] : state.results;
      return {
        ...state,
        status: 'done',
        results: [...earlier, ...event.results],
        count: event.count,
        hasMore: event.page + 1 < event.pageCount,
        pages: event.page + 1,
      };
    }
  }
}

/**
 * Searches for the search page.
 *
 * @param filters one list per group; has to be the same object while the filters stay the same
 * @returns the state, and functions that load more results and retry a failed search
 */
export function useSearchPage(
  settings: SearchSettings,
  query: string,
  filters: string[][],
): {state: SearchPageState; loadMore: () => void; retry: () => void} {
  const [state, dispatch] = useReducer(reduce, IDLE);
  const processUrl = useSearchResultUrlProcessor();
  const latest = useRef(0);

  const search = useCallback(
    async (text: string, page: number): Promise<void> => {
      const number = ++latest.current;
      dispatch({kind: 'started', query: text});
      try {
        const result = await requestPage(settings, text, page, filters);
        if (number !== latest.current) return;
        const {hits, nbHits, nbPages} = result;
        dispatch({
          kind: 'loaded',
          page,
          count: nbHits,
          pageCount: nbPages,
          results: hits.map((hit) => toResult(hit, processUrl)),
        });
      } catch (error) {
        if (number === latest.current) dispatch({kind: 'failed', failure: describeFailure(error)});
      }
    },
    [settings, filters, processUrl],
  );

  useEffect(() => {
    const text = query.trim();
    latest.current++;
    if (text === '') {
      dispatch({kind: 'cleared'});
      return undefined;
    }
    const timer = setTimeout(() => void search(text, 0), TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [query, search]);

  const loadMore = useCallback(() => {
    if (state.status === 'done' && state.hasMore) void search(state.query, state.pages);
  }, [search, state]);
  const retry = useCallback(() => void search(query.trim(), 0), [search, query]);
  return {state, loadMore, retry};
}

function describeFailure(error: unknown): SearchFailure {
  if (error instanceof SearchSetupError) return {kind: 'setup', message: error.message};
  // Other client errors mean a host responded. Any other error means the code of the search failed to load.
  const hasResponse = error instanceof Error && /^(?:Detailed)?ApiError$|^DeserializationError$/.test(error.name);
  return {kind: hasResponse ? 'refused' : 'unreachable'};
}

async function requestPage(
  settings: SearchSettings,
  query: string,
  page: number,
  facetFilters: string[][],
): Promise<QueryResult> {
  const transport = await loadTransport(settings);
  // The modal shows first results as soon as it can. The page lists and quotes all of them.
  await transport.prepare(facetFilters, true);
  const {results} = await transport.client.search({
    requests: [
      {
        query,
        indexName: settings.indexName,
        page,
        hitsPerPage: SEARCH_PAGE_HITS_PER_PAGE,
        facetFilters,
        attributesToSnippet: [`content:${SUMMARY_WORDS}`],
        snippetEllipsisText: '…',
        highlightPreTag: '<mark>',
        highlightPostTag: '</mark>',
      },
    ],
  });
  // The client's type covers every kind of request. This request has one result with hits.
  return results[0] as unknown as QueryResult;
}

function toResult(hit: Hit, processUrl: (url: string) => string): SearchPageResult {
  const hierarchy = (hit._highlightResult?.hierarchy ?? {}) as Record<string, {value?: string} | undefined>; // The protocol nests highlights as the record.
  const titles = Object.keys(hierarchy)
    .sort()
    .map((level) => hierarchy[level]?.value ?? '')
    .filter(Boolean);
  const snippet = hit._snippetResult?.content as {value?: string} | undefined;
  return {
    id: hit.objectID,
    url: processUrl(hit.url ?? ''),
    title: titles.at(-1) ?? '',
    path: titles.slice(0, -1),
    summary: snippet?.value ?? '',
  };
}
