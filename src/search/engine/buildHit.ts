/** Builds a hit of the protocol from a record: the requested attributes, highlights, and snippets, safe as HTML. */
import {SNIPPET_WORDS} from '../shared/constants';
import {escapeHtml} from '../shared/escapeHtml';
import type {HighlightResult, Hit, ResultTree, SearchQuery, SnippetResult} from '../shared/protocol';
import type {Hierarchy, SearchRecord} from '../shared/record';
import {HIERARCHY_LEVELS} from '../shared/record';
import type {AnalyzedQuery} from './analyzeQuery';
import {highlight, snippet} from './highlight';

/** Texts that a client can request as highlights or snippets. */
const TEXT_ATTRIBUTES = [...HIERARCHY_LEVELS.map((level) => `hierarchy.${level}` as const), 'content' as const];
type TextAttribute = (typeof TEXT_ATTRIBUTES)[number];

export function buildHit(record: SearchRecord, query: AnalyzedQuery, request: SearchQuery): Hit {
  const tags = {pre: request.highlightPreTag, post: request.highlightPostTag};
  const highlighted = collect<HighlightResult>(record, request.attributesToHighlight, (text) =>
    highlight(text, query, tags),
  );
  const lengths = new Map(request.attributesToSnippet.map(parseSnippetAttribute));
  const cut = collect<SnippetResult>(record, [...lengths.keys()], (text, attribute) =>
    snippet(
      text,
      query,
      lengths.get(attribute) ?? lengths.get('*') ?? SNIPPET_WORDS,
      request.snippetEllipsisText,
      tags,
    ),
  );
  return {
    ...retrieve(record, request.attributesToRetrieve),
    objectID: record.objectID,
    ...(highlighted && {_highlightResult: highlighted}),
    ...(cut && {_snippetResult: cut}),
  };
}

// `content:5` -> content, 5 words
function parseSnippetAttribute(attribute: string): [name: string, words: number] {
  const [name = '', count] = attribute.split(':');
  const words = Number(count);
  return [name, count !== undefined && Number.isInteger(words) && words > 0 ? words : SNIPPET_WORDS];
}

function collect<Leaf>(
  record: SearchRecord,
  requested: readonly string[],
  build: (text: string, attribute: TextAttribute) => Leaf,
): ResultTree<Leaf> | undefined {
  const hierarchy: Record<string, Leaf> = {};
  const tree: Record<string, Leaf | ResultTree<Leaf>> = {};
  for (const attribute of TEXT_ATTRIBUTES) {
    const text = readText(record, attribute);
    if (text === null || !isRequested(attribute, requested)) continue;
    const leaf = build(text, attribute);
    if (attribute === 'content') tree.content = leaf;
    else hierarchy[attribute.slice('hierarchy.'.length)] = leaf;
  }
  if (Object.keys(hierarchy).length > 0) tree.hierarchy = hierarchy;
  return Object.keys(tree).length > 0 ? tree : undefined;
}

function retrieve(record: SearchRecord, requested: readonly string[]): Omit<Hit, 'objectID'> {
  const safe = {...record, content: escapeNullable(record.content), hierarchy: escapeHierarchy(record.hierarchy)};
  const attributes = Object.entries(safe).flatMap(([name, value]): [string, unknown][] => {
    if (name === 'objectID') return [];
    if (isRequested(name, requested)) return [[name, value]];
    if (name !== 'hierarchy') return [];
    const levels = HIERARCHY_LEVELS.filter((level) => isRequested(`hierarchy.${level}`, requested));
    return levels.length === 0
      ? []
      : [[name, Object.fromEntries(levels.map((level) => [level, safe.hierarchy[level]]))]];
  });
  return Object.fromEntries(attributes);
}

function isRequested(attribute: string, requested: readonly string[]): boolean {
  return (
    requested.includes('*') ||
    requested.includes(attribute) ||
    (attribute.startsWith('hierarchy.') && requested.includes('hierarchy'))
  );
}

function readText(record: SearchRecord, attribute: TextAttribute): string | null {
  if (attribute === 'content') return record.content;
  return record.hierarchy[attribute.slice('hierarchy.'.length) as keyof Hierarchy];
}

function escapeHierarchy(hierarchy: Hierarchy): Hierarchy {
  const entries = HIERARCHY_LEVELS.map((level) => [level, escapeNullable(hierarchy[level])] as const);
  // The list has every level once, which the type of fromEntries cannot express.
  return Object.fromEntries(entries) as unknown as Hierarchy;
}

function escapeNullable(text: string | null): string | null {
  return text === null ? null : escapeHtml(text);
}
