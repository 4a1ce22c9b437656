/** The part of Algolia's search protocol that the site uses: `POST /1/indexes/<name or *>/queries`. */
import type {SearchRecord} from './record';

/** One query of a request, with Algolia's names and meanings. Other parameters are ignored. */
export interface SearchQuery {
  readonly indexName: string;
  readonly query: string;
  readonly page: number;
  readonly hitsPerPage: number;
  /** AND across the outer list, OR within an inner one; a leading `-` before the value negates. */
  readonly facetFilters: readonly (readonly string[])[];
  /** Dotted attribute names, or `['*']`. */
  readonly attributesToRetrieve: readonly string[];
  readonly attributesToHighlight: readonly string[];
  /** `name:words`; the protocol's default is 10 words. */
  readonly attributesToSnippet: readonly string[];
  readonly snippetEllipsisText: string;
  readonly highlightPreTag: string;
  readonly highlightPostTag: string;
  readonly clickAnalytics: boolean;
  readonly facets: readonly string[];
}

export type MatchLevel = 'none' | 'partial' | 'full';

export interface HighlightResult {
  readonly value: string;
  readonly matchLevel: MatchLevel;
  readonly matchedWords: readonly string[];
  readonly fullyHighlighted?: boolean;
}

export interface SnippetResult {
  readonly value: string;
  readonly matchLevel: MatchLevel;
}

/** Attributes of a record nested as in the record itself, each leaf replaced. */
export interface ResultTree<Leaf> {
  readonly [attribute: string]: Leaf | ResultTree<Leaf> | null;
}

export type Hit = Partial<Omit<SearchRecord, 'objectID'>> & {
  readonly objectID: string;
  readonly _highlightResult?: ResultTree<HighlightResult>;
  readonly _snippetResult?: ResultTree<SnippetResult>;
};

export interface QueryResult {
  readonly hits: readonly Hit[];
  readonly nbHits: number;
  readonly page: number;
  readonly nbPages: number;
  readonly hitsPerPage: number;
  readonly exhaustiveNbHits: true;
  readonly query: string;
  readonly params: string;
  readonly index: string;
  readonly processingTimeMS: number;
  readonly queryID?: string;
  readonly facets?: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** An invalid request. The message is for a response with status 400. */
export class MalformedRequestError extends Error {
  override readonly name = 'MalformedRequestError';
}
