/** Settings and synonyms of the hosted index. They match the embedded engine as far as Algolia has a setting for it. */
import type {IndexSettings, SynonymHit} from 'algoliasearch';
import {HITS_PER_PAGE, SNIPPET_WORDS} from '../../src/search/shared/constants';
import {HIERARCHY_LEVELS} from '../../src/search/shared/record';
import {listSynonymEntries} from '../../src/search/engine/synonyms';

const HEADINGS = HIERARCHY_LEVELS.map((level) => `hierarchy.${level}`);

export const HOSTED_SETTINGS: IndexSettings = {
  searchableAttributes: [
    'unordered(hierarchy.lvl1)',
    'unordered(keywords)',
    ...HEADINGS.slice(2).map((name) => `unordered(${name})`),
    'content',
    'unordered(code)',
    'unordered(hierarchy.lvl0)',
  ],
  attributesForFaceting: ['language', 'version', 'docusaurus_tag', 'type'],
  attributesToRetrieve: ['hierarchy', 'content', 'anchor', 'url', 'url_without_anchor', 'type'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: [`content:${SNIPPET_WORDS}`],
  camelCaseAttributes: [...HEADINGS, 'content', 'code'],
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'desc(weight.position)'],
  // One hit per URL, headings before their passages.
  attributeForDistinct: 'url',
  distinct: true,
  hitsPerPage: HITS_PER_PAGE,
  // The same limits as the embedded engine: see engine/vocabulary.ts.
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 7,
  typoTolerance: 'min',
  allowTyposOnNumericTokens: false,
  disableTypoToleranceOnAttributes: ['code'],
  minProximity: 1,
  queryLanguages: ['en'],
  indexLanguages: ['en'],
  ignorePlurals: true,
  removeStopWords: true,
  removeWordsIfNoResults: 'allOptional',
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
  snippetEllipsisText: '…',
};

/** One-way synonyms: a reader's phrase finds the words of the pages, but not the reverse. */
export function listHostedSynonyms(): SynonymHit[] {
  return listSynonymEntries().map(([input, synonyms]) => ({
    objectID: `reader-${input.replaceAll(' ', '-')}`,
    type: 'onewaysynonym',
    input,
    synonyms: [...synonyms],
  }));
}
