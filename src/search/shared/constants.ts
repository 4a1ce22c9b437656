/**
 * Limits and defaults of the search. SPEC.md defines them. They are the values of DocSearch 3.9 and the Algolia client,
 * so that both modes behave alike.
 */

/** Longest query of the modal, in characters (SPEC.md, `@search-input-64`). */
export const MAX_QUERY_LENGTH = 64;
/** Longest query that the engine reads: the widget's default maximum (SPEC.md, `@search-input-512`). */
export const MAX_ENGINE_QUERY_LENGTH = 512;
/** Results per request of the modal, and the engine's default (SPEC.md, `@limit-hits`). */
export const HITS_PER_PAGE = 20;
/** Results per request of the search page, as in Docusaurus' own. */
export const SEARCH_PAGE_HITS_PER_PAGE = 15;
/** Upper bound of `hitsPerPage`, as Algolia documents for the parameter. */
export const MAX_HITS_PER_PAGE = 1000;
/** Default number of words in a snippet (SPEC.md, `@limit-snippet`). */
export const SNIPPET_WORDS = 10;
/** Timeouts of the client, in milliseconds (SPEC.md, `@limit-search-timeouts`). */
export const CLIENT_TIMEOUTS = {connect: 1_000, read: 2_000, write: 30_000} as const;
/** Prefixes of the modal's keys in local storage; DocSearch 3.9 appends the index name. */
export const STORED_SEARCH_KEYS = ['__DOCSEARCH_RECENT_SEARCHES__', '__DOCSEARCH_FAVORITE_SEARCHES__'] as const;

/** Tag of pages outside the documentation versions (Docusaurus' `DEFAULT_SEARCH_TAG`). */
export const DEFAULT_TAG = 'default';
/** The list of index files, relative to the site's base path. Its name has no hash, so that browsers can find it. */
export const MANIFEST_PATH = 'search-manifest.json';
/** Folder of the hashed index files, relative to the site's base path; they can be cached forever. */
export const INDEX_FOLDER = 'assets/search';
