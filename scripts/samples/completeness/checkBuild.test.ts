import path from 'node:path';
import {expect, test} from 'vitest';
import {EMPTY_RECORDING, makeSite} from '../../../src/remark/samples/fixture.testing';
import {rootFolder} from '../projects';
import {checkBuild, type BuildResult} from './checkBuild';
import {createRealCli, type RealCli} from './realCli';

const CLI: RealCli = {readOptions: async () => [], runAll: async () => []};

const page = (language: string, text: string): string =>
  `<main><div class="language-${language} theme-code-block"><pre class="language-${language}"><code>` +
  text
    .split('\n')
    .map((line) => `<span class="token-line">${line}<br></span>`)
    .join('') +
  '</code></pre></div></main>';

const FILES = {
  'samples/v2/src/hooks/a.ts': '// #region call\napi.books.getBook.useQuery();\n// #endregion call\nconst b = 2;\n',
  'samples/v2/src/hooks/a.test.ts': "import './a';\n",
  'samples/v2/src/hooks/a.recording.json': EMPTY_RECORDING,
  'samples/v2/generated/api/index.ts': 'one();\ntwo();\n',
  'docs/a.mdx': '# A\n\n```ts sample="generated/api/index.ts" lines="2"\n```\n\n```ts\nhandWritten();\n```\n',
};

async function check(files: Record<string, unknown>, cli: RealCli = CLI): Promise<BuildResult> {
  const siteDir = makeSite({...FILES, ...files});
  const {problems, report} = await checkBuild(siteDir, path.join(siteDir, 'build'), cli);
  return {problems: problems.map((problem) => problem.replaceAll(siteDir, '<site>')), report};
}

test('accepts regions, declarations, whole files and line ranges, and counts them', async () => {
  const {problems, report} = await check({
    'build/docs/a.html':
      page('ts', 'api.books.getBook.useQuery();') + page('ts', 'two();') + page('ts', 'const b = 2;'),
    'build/docs/1.x/a.html': page('ts', 'two();'),
    'build/index.html': page('yaml', 'not: checked'),
  });
  expect(problems).toEqual([]);
  expect(report.split('\n')).toEqual([
    '2.x: 3 blocks, 3 compiled, 2 run, 2 recorded; 1 of 1 that call the client are run',
    '1.x: 1 blocks, 1 compiled, 0 run, 0 recorded; 0 of 0 that call the client are run',
    'Commands: 0 parsed, 0 executed',
  ]);
});

test('accepts successive lines of a generated file in a component, but not a part of one', async () => {
  const {problems} = await check({
    'samples/v2/generated/api/schema.ts': 'export interface A {\n  b: {\n    c: string;\n  };\n}\n',
    'build/index.html': page('ts', 'b: {\n  c: string;\n};') + page('ts', 'b: {\n  c: string') + page('ts', 'b: {\n};'),
  });
  expect(problems.map((problem) => problem.split('\n')[0])).toEqual([
    'index.html: this ts block is not the text of a sample: b: {',
    'index.html: this ts block is not the text of a sample: b: {',
  ]);
});

test('names page and line of a block that is not a sample', async () => {
  const {problems} = await check({'build/docs/a.html': page('ts', 'handWritten();')});
  expect(problems).toEqual([
    'docs/a.mdx:6 (docs/a.html): this ts block is not the text of a sample: handWritten();\n' +
      '  Move it to a file below samples/v2/src and show it with ```ts sample="…".',
  ]);
});

test('names the built page when no source contains the text', async () => {
  const {problems} = await check({'build/docs/1.x/a.html': page('tsx', 'outdated();')});
  expect(problems).toEqual([
    'docs/1.x/a.html: this tsx block is not the text of a sample: outdated();\n' +
      '  No page holds this text: it comes from a component, or the build is older than the samples. ' +
      'Run "npm run build" and try again.',
  ]);
});

test('asks for tests when fewer than 90 % of the calls are run', async () => {
  const {problems} = await check({
    'samples/v2/src/b.ts': 'api.books.getBook.useQuery();\nexport {};\n',
    'build/docs/a.html': page('ts', 'api.books.getBook.useQuery();\nexport {};'),
  });
  expect(problems).toEqual([
    '0 of 1 blocks that call the client are run by a test, but at least 90 % must be. ' +
      'Add a test beside these samples:\n  docs/a.html: <site>/samples/v2/src/b.ts',
  ]);
});

test('names samples and fences that cannot be read', async () => {
  const {problems} = await check({
    'samples/v2/src/c.ts': '// #region x\n',
    'docs/b.mdx': '\n```ts sample="d.ts"\n```\n',
    'build/docs/a.html': '',
  });
  expect(problems).toEqual([
    'samples/v2/src/c.ts: Region "x", opened on line 1, is never closed. Add "// #endregion x".',
    'docs/b.mdx:2: There is no sample file samples/v2/src/d.ts. Create it, or correct the name. Did you mean "c.ts"?',
  ]);
});

test('asks for a build when there is none', async () => {
  expect((await check({})).problems).toEqual(['There are no pages in <site>/build. Run "npm run build" first.']);
});

test('runs commands with the installed CLI', {timeout: 60_000}, async () => {
  const plugins = '--plugin tanstack-query-react --plugin openapi-typescript';
  const {problems, report} = await check(
    {
      'build/docs/a.html':
        page('bash', `npx openapi-qraft ./openapi.yaml --output-dir src/api ${plugins}`) +
        page('bash', `npx openapi-qraft ./openapi.yaml --output-dir src/api --plugin tanstack-query-react`) +
        page('bash', 'npx openapi-qraft ./openapi.yaml --no-such-option'),
    },
    createRealCli(rootFolder),
  );
  expect(report).toContain('Commands: 2 parsed, 2 executed');
  expect(problems).toHaveLength(2);
  expect(problems[0]).toContain('unknown option "--no-such-option".');
  expect(problems[1]).toContain('fails on the bookshop document:');
});
