import {readdirSync, readFileSync} from 'node:fs';
import {dirname, join, resolve} from 'node:path';
import ts from 'typescript';
import {expect, test} from 'vitest';
import type {Results} from '../../src/components/ToolComparison/tools';
import {readFacts, type Lockfile} from '../../src/plugins/home-data/readFacts';
import {readFigures, type ToolFigure} from '../../src/plugins/home-data/readFigures';
import {fillFence} from '../../src/remark/samples/fillFence';
import {scanFences} from '../../src/remark/samples/scanFences';
import {SAMPLE_VERSIONS} from '../../src/remark/samples/versions';

const site = resolve(import.meta.dirname, '../..');
const samples = join(site, 'samples');
const results = JSON.parse(readFileSync(join(site, 'bench/tools/results.json'), 'utf8')) as Results;

const readBlocks = (partial: string): string[] =>
  scanFences(readFileSync(join(site, 'src/pages', partial), 'utf8')).map(
    (fence) => fillFence(fence, {siteDir: site, pageVersion: SAMPLE_VERSIONS[0]!}).shownText,
  );

test('the document and the component are about the same operation and field', () => {
  const [operation, schema] = readBlocks('_document.mdx');
  const [component] = readBlocks('_call.mdx');
  expect(operation).toMatch(/^\/authors\/\{authorId\}:\n {2}get:\n {4}operationId: getAuthor$/);
  expect(component).toContain('api.authors.getAuthor.useQuery({\n    path: { authorId },');
  expect(schema).toMatch(/^Author:\n[^]*required: \[id, name\]\n[^]*country:\n {6}type: string$/);
  expect(component).toContain('^? const country: string | undefined');
});

test('no line of the first screen is longer than 49 characters, which fit on a phone of 390 px', () => {
  const lines = ['_document.mdx', '_call.mdx'].flatMap(readBlocks).join('\n').split('\n');
  expect(lines.filter((line) => line.length > 49)).toEqual([]);
});

test('the request below the component is the one for its default author', () => {
  const folder = join(samples, 'v2/src/start/home');
  const [, id] = /authorId = '(\w+)'/.exec(readFileSync(join(folder, 'Author.tsx'), 'utf8')) ?? [];
  const {requests} = JSON.parse(readFileSync(join(folder, 'Author.recording.json'), 'utf8')) as {
    requests: {url: string}[];
  };
  expect(requests[0]?.url).toMatch(new RegExp(`/authors/${id}$`));
});

test('the type in the component is what TypeScript infers at its caret', {timeout: 60_000}, () => {
  const file = join(samples, 'v2/src/start/home/Author.tsx');
  const lines = readFileSync(file, 'utf8').split('\n');
  const row = lines.findIndex((line) => line.includes('^?'));
  const [, type] = /\^\? (.*)$/.exec(lines[row] ?? '') ?? [];
  const position = lines.slice(0, row - 1).join('\n').length + 1 + (lines[row]?.indexOf('^') ?? 0);
  expect(describeType(join(samples, 'v2/tsconfig.json'), file, position)).toBe(type);
});

/** The text that an editor shows on hover. */
function describeType(project: string, file: string, position: number): string {
  const {config} = ts.readConfigFile(project, (path) => ts.sys.readFile(path));
  // Only this file and its imports: other samples don't affect its types.
  const {options} = ts.parseJsonConfigFileContent(
    {...config, include: undefined, files: [file]},
    ts.sys,
    dirname(project),
  );
  const service = ts.createLanguageService({
    fileExists: (path) => ts.sys.fileExists(path),
    readFile: (path) => ts.sys.readFile(path),
    directoryExists: (path) => ts.sys.directoryExists(path),
    getCompilationSettings: () => options,
    getScriptFileNames: () => [file],
    getScriptVersion: () => '1',
    getScriptSnapshot: (path) => {
      const text = ts.sys.readFile(path);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => dirname(project),
    getDefaultLibFileName: (lib) => ts.getDefaultLibFilePath(lib),
  });
  return ts.displayPartsToString(service.getQuickInfoAtPosition(file, position)?.displayParts);
}

test('figures have the best tool first, and OpenAPI Qraft among them', () => {
  const figures = readFigures(results);
  for (const ranking of [figures.bundle, figures.types, figures.files]) {
    const values = ranking.map(({value}) => value);
    expect(values).toEqual([...values].sort((a, b) => a - b));
    expect(ranking.map(({name}) => name)).toContain('OpenAPI Qraft');
  }
});

test('what the home page says about the figures holds', () => {
  const {errors, editor, bundle, types, files, operations} = readFigures(results);
  const find = (figures: readonly ToolFigure[], name = 'OpenAPI Qraft'): number =>
    figures.find((figure) => figure.name === name)!.value;
  expect(errors).toEqual(['OpenAPI Qraft']);
  expect(editor).toContain('OpenAPI Qraft');
  expect(find(bundle, 'OpenAPI Qraft, lean client')).toBeLessThan(find(bundle) / 5);
  // Not the fastest, but in the faster half.
  expect(types.findIndex(({name}) => name === 'OpenAPI Qraft')).toBeLessThan(types.length / 2);
  // A file per service, so there are far fewer files than operations.
  expect(find(files)).toBeLessThan(operations / 20);
});

test('a feature that OpenAPI Qraft has gained can no longer be on the list of what it lacks', () => {
  const features = {...results.features, swagger2: {...results.features.swagger2, qraft: true}};
  expect(() => readFigures({...results, features})).toThrow('OpenAPI Qraft has swagger2 now.');
});

test('a missing figure is an error', () => {
  const {github} = results.documents;
  const documents = {...results.documents, github: {...github, bundles: {...github.bundles, orval: {}}}};
  expect(() => readFigures({...results, documents})).toThrow('results.json has no number "one" of orval.');
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
