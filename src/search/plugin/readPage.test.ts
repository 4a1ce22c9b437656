import {expect, test} from 'vitest';
import {buildRecords} from './buildRecords';
import {parseHtml} from './parseHtml';
import {parseMdx} from './parseMdx';
import {listLinks} from './pageTree';
import {readPage} from './readPage';

// Minified like the built pages: end tags that HTML allows to leave out are left out.
const HTML = `<!doctype html><title>x</title><nav>Sidebar</nav><article><div class="theme-doc-markdown markdown"><header><h1>useQuery()</h1></header>
<p>Reads <code>data</code> of an operation.<div class=tabs-container><ul role=tablist class=tabs><li role=tab>npm<li role=tab>Yarn</ul>
<div role=tabpanel><pre><code><span class=token-line>npm install</span><br></code></pre><button>Copy</button></div>
<div role=tabpanel hidden><p>Only with Yarn.</div></div>
<h2 class=anchor id=parameters>Parameters<a href=#parameters class=hash-link>#</a></h2>
<ul><li><code>gcTime</code>: how long data is kept.<li>Plain item</ul>
<h2 class=anchor id=interval>Refetch on an interval<a class=hash-link>#</a></h2>
<div class="theme-admonition theme-admonition-tip"><div class=admonitionHeading_x><span class=admonitionIcon_x><svg></svg></span>tip</div><div><p>Stop polling in time.</div></div>
<table><tr><th>Name<th>Meaning<tr><td><code>--watch</code><td>Runs again</table>
<pre><code>api.books.getBook.useQuery({refetchInterval: 1000})</code></pre><p>Checked with react 19.0.0.
<h2 id=related>Related</h2><ul><li><a>useQueries</a>: many</ul></div></article>`;

const MDX = `
import Tabs from '@theme/Tabs';

Reads \`data\` of an operation.

<Tabs><TabItem value="yarn">Only with Yarn.</TabItem></Tabs>

## Parameters

- \`gcTime\`: how long data is kept.
- Plain item

## Refetch on an interval {#interval}

:::tip
Stop polling in time.
:::

\`\`\`ts
api.books.getBook.useQuery({refetchInterval: 1000})
\`\`\`

## Related

- useQueries: many
`;

test('reads what readers see of a built page', () => {
  const sections = readPage(parseHtml(HTML)!, 'useQuery()');
  expect(sections).toEqual([
    {
      level: 1,
      heading: 'useQuery()',
      anchor: '',
      texts: ['Reads data of an operation.', 'Only with Yarn.'],
      code: ['npm install'],
      properties: [],
    },
    {
      level: 2,
      heading: 'Parameters',
      anchor: 'parameters',
      texts: ['Plain item'],
      code: [],
      properties: [{name: 'gcTime', anchor: 'parameters', text: 'gcTime: how long data is kept.'}],
    },
    {
      level: 2,
      heading: 'Refetch on an interval',
      anchor: 'interval',
      texts: ['Stop polling in time.', 'Name Meaning'],
      code: ['api.books.getBook.useQuery({refetchInterval: 1000})'],
      properties: [{name: '--watch', anchor: 'interval', text: '--watch Runs again'}],
    },
    {level: 2, heading: 'Related', anchor: 'related', texts: ['useQueries: many'], code: [], properties: []},
  ]);
});

test('finds the same in the source as in the built page', async () => {
  const source = readPage(await parseMdx(MDX, '/docs/useQuery.mdx', []), 'useQuery()');
  expect(
    source.map(({heading, anchor, texts, properties}) => ({
      heading,
      anchor,
      texts,
      properties: properties.map(({name}) => name),
    })),
  ).toEqual([
    {heading: 'useQuery()', anchor: '', texts: ['Reads data of an operation.', 'Only with Yarn.'], properties: []},
    {heading: 'Parameters', anchor: 'parameters', texts: ['Plain item'], properties: ['gcTime']},
    {heading: 'Refetch on an interval', anchor: 'interval', texts: ['Stop polling in time.'], properties: []},
    {heading: 'Related', anchor: 'related', texts: ['useQueries: many'], properties: []},
  ]);
});

test('makes a record per page, heading, passage and property, and none of generic headings and links', () => {
  const page = {
    path: '/docs/hooks/useQuery',
    title: 'useQuery()',
    description: 'Reads data.',
    keywords: 'polling',
    section: 'React hooks',
    sections: readPage(parseHtml(HTML)!, 'useQuery()'),
    links: [],
  };
  const records = buildRecords({
    origin: 'https://docs.example.com',
    language: 'en',
    version: 'current',
    docusaurus_tag: 'docs-default-current',
    pages: [page],
  });
  expect(
    records.map(({objectID, type, hierarchy, content, code}) => [
      objectID,
      type,
      hierarchy.lvl2,
      hierarchy.lvl3,
      content,
      code,
    ]),
  ).toEqual([
    ['/docs/hooks/useQuery', 'lvl1', null, null, 'Reads data.', ''],
    ['/docs/hooks/useQuery~1', 'content', null, null, 'Reads data of an operation. Only with Yarn.', 'npm install'],
    ['/docs/hooks/useQuery#parameters', 'content', 'Parameters', null, 'Plain item', ''],
    ['/docs/hooks/useQuery#parameters~1', 'lvl3', 'Parameters', 'gcTime', 'gcTime: how long data is kept.', ''],
    ['/docs/hooks/useQuery#interval', 'lvl2', 'Refetch on an interval', null, null, ''],
    [
      '/docs/hooks/useQuery#interval~1',
      'content',
      'Refetch on an interval',
      null,
      'Stop polling in time. Name Meaning',
      'api books getBook useQuery refetchInterval',
    ],
    ['/docs/hooks/useQuery#interval~2', 'lvl3', 'Refetch on an interval', '--watch', '--watch Runs again', ''],
  ]);
  expect(records[0]!.keywords).toBe('polling');
  expect(records[4]!.url).toBe('https://docs.example.com/docs/hooks/useQuery#interval');
});

test('counts the pages that link to a page, each once and never itself', () => {
  const page = (path: string, links: string[]) => ({
    path,
    links,
    title: path,
    description: '',
    keywords: '',
    section: 'Docs',
    sections: readPage(parseHtml(HTML)!, path),
  });
  const records = buildRecords({
    origin: 'https://docs.example.com',
    language: 'en',
    version: 'current',
    docusaurus_tag: 'docs-default-current',
    pages: [page('/a', ['/b', '/b', '/elsewhere']), page('/b', ['/b']), page('/c', ['/a', '/b'])],
  });
  const ranks = new Map(records.map(({url_without_anchor: url, weight}) => [url.slice(-2), weight.pageRank]));
  expect(Object.fromEntries(ranks)).toEqual({'/a': 1, '/b': 2, '/c': 0});
});

test('finds the links of built pages and of their sources', async () => {
  expect(
    listLinks(
      parseHtml('<div class="theme-doc-markdown"><p><a href="/docs/a#b">A</a> <a href="/docs/a#b">A</a></p></div>')!,
    ),
  ).toEqual(['/docs/a#b']);
  expect(listLinks(await parseMdx('See [A](../a.mdx#b), **[B](./b.mdx)**.', '/docs/page.mdx', []))).toEqual([
    '../a.mdx#b',
    './b.mdx',
  ]);
});

test('messages of programs are found as they are, whether in a line or in a block', () => {
  const html = `<div class="theme-doc-markdown"><h2 id="errors">Errors</h2>
    <p>It says <code>Invalid token specified: missing part #2</code>, or <code>npx openapi-qraft</code>.</p>
    <pre><code>Security scheme must be a string, or an object.</code></pre>
    <pre><code>npm install @openapi-qraft/react --save-dev --save-exact now</code></pre></div>`;
  const [, errors] = readPage(parseHtml(html)!, 'Page');
  expect(errors!.properties.map(({name}) => name)).toEqual([
    'Invalid token specified: missing part #2',
    'Security scheme must be a string, or an object.',
  ]);
  expect(errors!.code).toEqual(['npm install @openapi-qraft/react --save-dev --save-exact now']);
});
