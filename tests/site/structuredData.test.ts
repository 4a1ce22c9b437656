import {expect, test} from 'vitest';
import {SITE_URL} from '../buildFolder';
import {type BuiltPage, docPages, findElements, findServedFile} from './builtSite';

interface ListItem {
  readonly '@type': string;
  readonly position: number;
  readonly name: string;
  readonly item: string;
}

interface Article {
  readonly headline: string;
  readonly description: string;
  readonly url: string;
  readonly dateModified?: string;
}

/** The JSON-LD in the head of a page. */
function readGraph(page: BuiltPage): {types: string[]; crumbs: ListItem[]; article: Article} {
  const scripts = page.root.querySelectorAll('script').filter(({rawAttrs}) => rawAttrs.includes('ld+json'));
  if (scripts.length !== 1) throw new Error(`${page.file} has ${scripts.length} blocks of JSON-LD instead of one`);
  // Written by src/components/DocHead. The checks below verify its shape.
  const data = JSON.parse(scripts[0]!.rawText) as {'@context': string; '@graph': {'@type': string}[]};
  const [list, article] = data['@graph'] as [
    {'@type': string; itemListElement: ListItem[]},
    {'@type': string} & Article,
  ];
  return {types: [data['@context'], list['@type'], article['@type']], crumbs: list.itemListElement, article};
}

const graphs = docPages.map((page) => ({page, ...readGraph(page)}));
const filesWhere = (isWrong: (graph: (typeof graphs)[number]) => boolean): string[] =>
  graphs.filter(isWrong).map(({page}) => page.file);

test('every docs page is declared as an article with breadcrumbs', () => {
  expect(filesWhere(({types}) => types.join() !== 'https://schema.org,BreadcrumbList,TechArticle')).toEqual([]);
});

test('breadcrumbs are numbered from 1, have names and lead to pages; the last one is the page itself', () => {
  const wrong = filesWhere(
    ({page, crumbs}) =>
      crumbs.length < 2 ||
      crumbs.at(-1)!.item !== SITE_URL + page.path ||
      new Set(crumbs.map(({item}) => item)).size !== crumbs.length ||
      crumbs.some(
        ({position, name, item, ...rest}, index) =>
          rest['@type'] !== 'ListItem' || position !== index + 1 || !name || !findServedFile(new URL(item).pathname),
      ),
  );
  expect(wrong).toEqual([]);
});

test('the article has the URL, title and description of the page', () => {
  const wrong = filesWhere(
    ({page, article}) =>
      article.url !== SITE_URL + page.path ||
      article.headline !== findElements(page, 'h1')[0]?.text ||
      article.description !== findElements(page, 'meta', {name: 'description'})[0]?.attributes.content,
  );
  expect(wrong).toEqual([]);
});

test('breadcrumbs are not repeated as microdata', () => {
  const wrong = docPages.filter(({elements}) => elements.some(({attributes}) => 'itemscope' in attributes));
  expect(wrong.map(({file}) => file)).toEqual([]);
});
