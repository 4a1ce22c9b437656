import {execFileSync} from 'node:child_process';
import {copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {expect, test} from 'vitest';
import {EXCERPT_SOURCES, HOVERED_NAMES, HOVERS_FILE, SAMPLES_PROJECT} from './excerpts';
import {askTypes} from './askTypes';
import {cutFragment} from './cutFragment';
import {readFacts, type Lockfile} from './readFacts';

const samples = resolve(import.meta.dirname, '../../../samples');
const readSample = (file: string): string => readFileSync(join(samples, file), 'utf8');

test(
  'the types on the home page are what the compiler says today (else: npm run home:types)',
  {timeout: 60_000},
  () => {
    const types = askTypes(join(samples, SAMPLES_PROJECT), join(samples, EXCERPT_SOURCES.call.file), HOVERED_NAMES);
    expect(JSON.parse(readSample(HOVERS_FILE))).toEqual(types);
    expect(types.find(({name}) => name === 'data')?.type).toContain('name: string;');
  },
);

test('a name that the call does not have is an error', () => {
  const ask = (): unknown =>
    askTypes(join(samples, SAMPLES_PROJECT), join(samples, EXCERPT_SOURCES.call.file), ['invoice']);
  expect(ask).toThrow('TypeScript knows no type of "invoice"');
});

test('the three steps are about one operation', () => {
  const {path, operation, call} = EXCERPT_SOURCES;
  expect(cutFragment(readSample(path.file), path.cut, path.file)).toContain('operationId: getAuthor\n');
  expect(cutFragment(readSample(operation.file), operation.cut, operation.file)).toContain(
    'url: "/authors/{authorId}"',
  );
  expect(readSample(call.file)).toContain('api.authors.getAuthor.useQuery(');
});

test('the command on the home page writes the files shown beside it', {timeout: 60_000}, () => {
  const folder = mkdtempSync(join(tmpdir(), 'home-command-'));
  try {
    copyFileSync(join(samples, 'openapi/bookshop.yaml'), join(folder, 'bookshop.yaml'));
    const [, , ...words] = readSample(EXCERPT_SOURCES.command.file).replaceAll('\\\n', ' ').trim().split(/\s+/);
    execFileSync(join(samples, 'v2/node_modules/.bin/openapi-qraft'), words, {cwd: folder, stdio: 'ignore'});
    for (const {file, title, cut} of [EXCERPT_SOURCES.types, EXCERPT_SOURCES.operation]) {
      const written = cutFragment(readFileSync(join(folder, title), 'utf8'), cut, title);
      expect(written).toBe(cutFragment(readSample(file), cut, file));
    }
  } finally {
    rmSync(folder, {recursive: true});
  }
});

test('reads ranges and versions out of the lockfile', () => {
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
  expect(() => readFacts({packages: {}}, '20')).toThrow('samples/v2/package-lock.json does not say');
});

test('the declarations need TypeScript 5.4: they use its built-in NoInfer and import none', () => {
  const folder = join(samples, 'v2/node_modules/@openapi-qraft/tanstack-query-react-types/dist');
  const declarations = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.d.ts'))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
  expect(declarations.some((text) => /\bNoInfer</.test(text))).toBe(true);
  expect(declarations.filter((text) => /import[^;]*\bNoInfer\b|type NoInfer\b/.test(text))).toEqual([]);
});
