import {expect, test} from 'vitest';
import {buildLlmsFiles} from './llmsFiles';
import {buildMarkdownFile} from './buildMarkdownFile';

const page = (path: string, title: string, section: string) => ({
  path,
  title,
  section,
  description: `About ${title}.`,
  keywords: '',
  since: undefined,
  file: '',
});

const files = buildLlmsFiles(
  [
    {
      label: '2.x',
      path: '/q/docs',
      isLast: true,
      pages: [page('/q/docs/a', 'A[0]', 'Start'), page('/q/docs/b', 'B', 'Hooks'), page('/q/docs/c', 'C', 'Hooks')],
      texts: ['a\n', 'b\n', 'c\n'],
    },
    {label: '1.x', path: '/q/docs/1.x', isLast: false, pages: [page('/q/docs/1.x/a', 'A', 'Start')], texts: ['old\n']},
  ],
  {name: 'Qraft', summary: 'A generator.', toUrl: (path) => `https://h.example${path}`, baseUrl: '/q/'},
);
const textOf = (wanted: string) => files.find(({path}) => path === wanted)?.text;

test('each version has its files, and the latest one those of the root', () => {
  expect(files.map(({path}) => path)).toEqual([
    'docs/llms.txt',
    'docs/llms-full.txt',
    'llms.txt',
    'llms-full.txt',
    'docs/1.x/llms.txt',
    'docs/1.x/llms-full.txt',
  ]);
  expect(textOf('llms-full.txt')).toBe('a\n\nb\n\nc\n');
});

test('llms.txt lists the pages by section, as the proposal asks', () => {
  expect(textOf('llms.txt')).toBe(`# Qraft 2.x

> A generator.

These addresses are of pages as Markdown. Without \`.md\` they are those of the pages themselves.

## Start

- [A\\[0\\]](https://h.example/q/docs/a.md): About A[0].

## Hooks

- [B](https://h.example/q/docs/b.md): About B.
- [C](https://h.example/q/docs/c.md): About C.

## Optional

- [Qraft 2.x in one file](https://h.example/q/docs/llms-full.txt): The text of all pages above.
- [Qraft 1.x](https://h.example/q/docs/1.x/llms.txt): The list of the pages of 1.x.
`);
});

test('a Markdown page begins with what it is', () => {
  const facts = {title: 'The "a"', description: 'About: a.', version: '2.x', canonical: 'https://h.example/q/docs/a'};
  expect(buildMarkdownFile(facts, '# The "a"\n')).toBe(
    '---\ntitle: "The \\"a\\""\ndescription: "About: a."\nversion: "2.x"\ncanonical_url: "https://h.example/q/docs/a"\n---\n\n# The "a"\n',
  );
  expect(buildMarkdownFile({...facts, since: '2.11.0'}, '')).toContain('\nsince: "2.11.0"\n');
});
