import {execFileSync} from 'node:child_process';
import {copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {expect, test} from 'vitest';
import {readTypes, TYPES_FILE} from '../../scripts/home/readTypes';
import {readFacts, type Lockfile} from '../../src/plugins/home-data/readFacts';
import {fillFence} from '../../src/remark/samples/fillFence';
import {scanFences} from '../../src/remark/samples/scanFences';
import {SAMPLE_VERSIONS} from '../../src/remark/samples/versions';

const site = resolve(import.meta.dirname, '../..');
const samples = join(site, 'samples');

/** The code blocks of the home page by their titles. */
const blocks = new Map(
  scanFences(readFileSync(join(site, 'src/pages/_steps.mdx'), 'utf8')).map((fence) => [
    /title="([^"]+)"/.exec(fence.meta)?.[1],
    fillFence(fence, {siteDir: site, pageVersion: SAMPLE_VERSIONS[0]!}).shownText,
  ]),
);

test(
  'the types on the home page are what the compiler infers now (if not: npm run home:types)',
  {timeout: 60_000},
  () => {
    const types = readTypes();
    expect(JSON.parse(readFileSync(TYPES_FILE, 'utf8'))).toEqual(types);
    expect(types.find(({name}) => name === 'data')?.type).toContain('name: string;');
  },
);

test('a name that the call does not contain is an error', {timeout: 60_000}, () => {
  expect(() => readTypes(['invoice'])).toThrow('TypeScript has no type for "invoice"');
});

test('the three steps show the same operation', () => {
  expect(blocks.get('bookshop.yaml')).toContain('operationId: getAuthor\n');
  expect(blocks.get('bookshop.yaml, components.schemas')).toMatch(/^Author:\n/);
  expect(blocks.get('api/schema.ts')).toMatch(/^Author: \{\n[^}]+\};$/);
  expect(blocks.get('api/services/AuthorsService.ts')).toContain('url: "/authors/{authorId}"');
  expect(blocks.get('AuthorName.tsx')).toContain('api.authors.getAuthor.useQuery(');
});

test('the command on the home page writes the files shown beside it', {timeout: 60_000}, () => {
  const withoutIndentation = (text: string): string => text.replace(/^ +/gm, '');
  const folder = mkdtempSync(join(tmpdir(), 'home-command-'));
  try {
    copyFileSync(join(samples, 'openapi/bookshop.yaml'), join(folder, 'bookshop.yaml'));
    const [, , ...words] = blocks.get('Terminal')!.replaceAll('\\\n', ' ').trim().split(/\s+/);
    execFileSync(join(samples, 'v2/node_modules/.bin/openapi-qraft'), words, {cwd: folder, stdio: 'ignore'});
    for (const file of ['api/schema.ts', 'api/services/AuthorsService.ts']) {
      const written = readFileSync(join(folder, file), 'utf8');
      expect(withoutIndentation(written)).toContain(withoutIndentation(blocks.get(file)!));
    }
  } finally {
    rmSync(folder, {recursive: true});
  }
});

test('reads ranges and versions from the lockfile', () => {
  const lockfile: Lockfile = {
    packages: {
      'node_modules/@openapi-qraft/react': {
        version: '2.0.0',
        peerDependencies: {react: '^18', '@tanstack/react-query': '^5'},
      },
      'node_modules/react': {version: '18.1.0'},
      'node_modules/@tanstack/react-query': {version: '5.1.0'},
      'node_modules/typescript': {version: '5.9.0'},
      'node_modules/commander': {engines: {node: '>=20'}},
    },
  };
  const {version, facts} = readFacts(lockfile, '20');
  expect(version).toBe('2.0.0');
  expect(facts.map(({name, supported, checkedWith}) => [name, supported, checkedWith])).toEqual([
    ['React', '^18', '18.1.0'],
    ['TanStack Query', '^5', '5.1.0'],
    ['TypeScript', '>=5.4', '5.9.0'],
    ['Node.js for the CLI', '>=20', '20'],
  ]);
  expect(() => readFacts({packages: {}}, '20')).toThrow('samples/v2/package-lock.json lacks the version or range');
});

test('the declarations need TypeScript 5.4: they use its built-in NoInfer and import none', () => {
  const folder = join(samples, 'v2/node_modules/@openapi-qraft/tanstack-query-react-types/dist');
  const declarations = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.d.ts'))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
  expect(declarations.some((text) => /\bNoInfer</.test(text))).toBe(true);
  expect(declarations.filter((text) => /import[^;]*\bNoInfer\b|type NoInfer\b/.test(text))).toEqual([]);
});
