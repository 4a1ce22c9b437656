/**
 * Numbers the search is built on. The first group is the specification's section 9 (business constants and
 * limits), which repeats what DocSearch 3.9 and the Algolia client use, so that both modes behave alike.
 */

/** Longest query of the modal, in characters (specification, section 5). */
export const MAX_QUERY_LENGTH = 64;
/** Longest query the engine looks at: the widget's default maximum (specification, section 5). */
export const MAX_ENGINE_QUERY_LENGTH = 512;
/** Results per request of the modal, and the engine's default (specification, section 9). */
export const HITS_PER_PAGE = 20;
/** Results per request of the search page: Docusaurus' own number for it. */
export const SEARCH_PAGE_HITS_PER_PAGE = 15;
/** Upper bound of `hitsPerPage`, as Algolia documents for the parameter. */
export const MAX_HITS_PER_PAGE = 1000;
/** Words of a snippet when the request names no number (specification, section 9). */
export const SNIPPET_WORDS = 10;
/** Down host stays left out for this long, in milliseconds (specification, section 9; `@algolia/client-common`). */
export const HOST_EXPIRATION_MS = 120_000;
/** Timeouts of the client, in milliseconds (specification, section 9). */
export const CLIENT_TIMEOUTS = {connect: 1_000, read: 2_000, write: 30_000} as const;
/** Most recent searches kept, alone and beside favorites, and most favorites (specification, section 9). */
export const STORED_SEARCH_LIMITS = {recent: 7, recentBesideFavorites: 4, favorites: 10} as const;
/** Keys of the modal's storage, made by DocSearch 3.9 of the index name. */
export const STORED_SEARCH_KEYS = ['__DOCSEARCH_RECENT_SEARCHES__', '__DOCSEARCH_FAVORITE_SEARCHES__'] as const;

/** Tag of everything that belongs to no documentation version (Docusaurus' `DEFAULT_SEARCH_TAG`). */
export const DEFAULT_TAG = 'default';
/** Where the list of index files is, relative to the site's base path. Not hashed: it changes with each build. */
export const MANIFEST_PATH = 'search-manifest.json';
/** Folder of the hashed index files, relative to the site's base path; safe to cache for good. */
export const INDEX_FOLDER = 'assets/search';
