import {expect, test} from 'vitest';
import {collectNews} from './collectNews';
import {groupNews} from './groupNews';

const page = {path: '/docs/cli', title: 'CLI', file: 'docs/cli.mdx', source: ''};
const PREFIX = '## Options\n\n';

test('a page is new by its front matter', () => {
  expect(collectNews({...page, since: '2.11.0'})).toEqual([{since: '2.11.0', label: 'CLI', to: '/docs/cli'}]);
  expect(collectNews(page)).toEqual([]);
});

test('a mark is about the heading above it, unless it says otherwise', () => {
  const source =
    PREFIX +
    '### `--clean` {#option-clean}\n\n<Since release="2.13.0" />\n\n## Two words\n\n- `a` <Since release="2.6.2" label="the a of b" />: text\n';
  expect(collectNews({...page, source})).toEqual([
    {since: '2.13.0', label: '--clean', to: '/docs/cli#option-clean'},
    {since: '2.6.2', label: 'the a of b', to: '/docs/cli#two-words'},
  ]);
});

test('code does not count as a heading or a mark', () => {
  const source = `${PREFIX}\`\`\`mdx\n## A\n<Since release="2.1.0" />\n\`\`\`\n\n<Since release="2.2.0" />\n`;
  expect(collectNews({...page, source})).toEqual([{since: '2.2.0', label: 'Options', to: '/docs/cli#options'}]);
});

test('a mark that cannot be read stops the build, with its line', () => {
  expect(() => collectNews({...page, source: `${PREFIX}<Since release={2.6} />`})).toThrow(
    'docs/cli.mdx:3: Cannot parse <Since>. Write <Since release="2.6.0" />',
  );
});

test('releases come newest first', () => {
  const news = ['2.9.0', '2.12.0', '2.6.2', '2.12.0'].map((since, index) => ({since, label: `${index}`, to: '/'}));
  expect(groupNews(news).map(({release, news: all}) => [release, all.map(({label}) => label)])).toEqual([
    ['2.12', ['1', '3']],
    ['2.9', ['0']],
    ['2.6.2', ['2']],
  ]);
});
