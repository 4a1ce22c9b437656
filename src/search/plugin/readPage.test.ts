import {expect, test} from 'vitest';
import {buildRecords} from './buildRecords';
import {parseMdx} from './parseMdx';
import {listLinks, readPage, type PageSection} from './readPage';

const read = async (source: string, title = 'useQuery()'): Promise<PageSection[]> =>
  readPage(await parseMdx(source, '/docs/useQuery.mdx', []), title);

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

| Name | Meaning |
| --- | --- |
| \`--watch\` | Runs again |

\`\`\`ts
api.books.getBook.useQuery({refetchInterval: 1000})
\`\`\`

<CheckedWith />

## Related

- useQueries: many
`;

test('cuts a page into its sections', async () => {
  expect(await read(MDX)).toEqual([
    {
      level: 1,
      heading: 'useQuery()',
      anchor: '',
      texts: ['Reads data of an operation.', 'Only with Yarn.'],
      code: [],
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

test('makes a record per page, heading, passage and property, and none of generic headings and links', async () => {
  const page = {
    path: '/docs/hooks/useQuery',
    title: 'useQuery()',
    description: 'Reads data.',
    keywords: 'polling',
    section: 'React hooks',
    sections: await read(MDX),
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
    ['/docs/hooks/useQuery~1', 'content', null, null, 'Reads data of an operation. Only with Yarn.', ''],
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

test('counts the pages that link to a page, each once and never itself', async () => {
  const sections = await read(MDX);
  const page = (path: string, links: string[]) => ({
    path,
    links,
    title: path,
    description: '',
    keywords: '',
    section: 'Docs',
    sections,
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

test('finds the links of a page, each once', async () => {
  const page = await parseMdx('See [A](../a.mdx#b), **[B](./b.mdx)**, [A](../a.mdx#b).', '/docs/page.mdx', []);
  expect(listLinks(page)).toEqual(['../a.mdx#b', './b.mdx']);
});

test('messages of programs are found as they are, whether in a line or in a block', async () => {
  const [, errors] = await read(`
## Errors

It says \`Invalid token specified: missing part #2\`, or \`npx openapi-qraft\`.

\`\`\`
Security scheme must be a string, or an object.
\`\`\`

\`\`\`
npm install @openapi-qraft/react --save-dev --save-exact now
\`\`\`
`);
  expect(errors!.properties.map(({name}) => name)).toEqual([
    'Invalid token specified: missing part #2',
    'Security scheme must be a string, or an object.',
  ]);
  expect(errors!.code).toEqual(['npm install @openapi-qraft/react --save-dev --save-exact now']);
});
