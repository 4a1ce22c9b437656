/** Search records of both modes, in DocSearch's format: one per page, heading, option, property, or passage. */

export const HIERARCHY_LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
export type HierarchyLevel = (typeof HIERARCHY_LEVELS)[number];

/** Heading path: `lvl0` is the top-level section of the sidebar, `lvl1` the page title, the others are headings. */
export type Hierarchy = Readonly<Record<HierarchyLevel, string | null>>;

/** Type of a result, which determines its icon in DocSearch. */
export type RecordType = Exclude<HierarchyLevel, 'lvl0'> | 'content';

/** Numbers that the hosted index sorts by when texts match equally well. Larger is better. */
export interface RecordWeight {
  /** How many other pages of the version link to the record's page. */
  readonly pageRank: number;
  /** 100 for `lvl1` down to 50 for `lvl6`, 0 for passages, as in DocSearch. */
  readonly level: number;
  /** Records of the page that follow this one. */
  readonly position: number;
}

export interface SearchRecord {
  /** Path and anchor of the record, and a number where several have the same; unique in the site. */
  readonly objectID: string;
  readonly type: RecordType;
  readonly hierarchy: Hierarchy;
  /** Plain text. The description for a page record, `null` for a heading record. */
  readonly content: string | null;
  /** Absolute address that ends with the heading's id. */
  readonly url: string;
  readonly url_without_anchor: string;
  readonly anchor: string;
  readonly language: string;
  /** Name of the documentation version, e.g. `current` or `1.x`. */
  readonly version: string;
  /** For example `docs-default-current`. */
  readonly docusaurus_tag: string;
  /** Other names for the page's subject. Only on page records. */
  readonly keywords: string;
  /** Identifiers and literals of the samples below the heading, each once. */
  readonly code: string;
  readonly weight: RecordWeight;
}

/** Plain-text fields that a query is matched against. */
export type SearchField = 'title' | 'heading' | 'keywords' | 'content' | 'code';
