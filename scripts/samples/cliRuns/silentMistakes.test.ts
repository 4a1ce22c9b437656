// Claims of the CLI pages about runs that succeed but do not write what the command was meant to write.
import {copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {bookshopDocument, sampleProject} from '../projects';
import {runCommand} from '../runCommand';
import {runCli} from './captureCliRuns';
import {compileRuns, makeRunFolder, removeRunFolder} from './compileRuns';

const project = sampleProject('v2');
const PLUGINS = ['--plugin', 'tanstack-query-react', '--plugin', 'openapi-typescript'];

/** Working directory and options of each run. */
const RUNS: Record<string, string[]> = {
  ranges: [],
  'no-arrow': ['--operation-name-modifier', '/authors:listAuthors'],
  'no-space': ['--operation-name-modifier', '/authors:listAuthors ==>all'],
  'array-length': ['--array-length'],
  'one-method': ['--operation-predefined-parameters', 'get /orders/**:header.X-Store-Id'],
  'reserved-word': ['--filter-services', '/authors', '--operation-name-modifier', '/authors:^listAuthors$ ==> delete'],
  'ts-endings': ['--filter-services', '/status', '--explicit-import-extensions', '.ts'],
  'no-endings': ['--filter-services', '/status'],
  'no-match': ['--filter-services', '/magazines/**'],
};

/** Documents of runs that don't read the bookshop's. */
const DOCUMENTS: Record<string, string> = {
  ranges: path.join(project, 'src/codegen/CLI/ranges.yaml'),
  'array-length': path.join(sampleProject('v1'), 'src/codegen/cli/stockOfShops.yaml'),
};

let folder: string;

beforeAll(async () => {
  folder = await makeRunFolder();
  const calls = Object.entries(RUNS).map(([name, options]) => {
    mkdirSync(path.join(folder, name));
    const document = DOCUMENTS[name] ?? bookshopDocument;
    copyFileSync(document, path.join(folder, name, 'openapi.yaml'));
    return {
      folder: path.join(folder, name),
      cliArguments: [...PLUGINS, 'openapi.yaml', '--output-dir', 'src', ...options],
    };
  });
  const results = await runCli(calls, folder);
  const failed = results.find(({exitCode}) => exitCode !== 0);
  if (failed) throw new Error(`A run failed:\n${failed.output}`);
}, 60_000);

afterAll(() => removeRunFolder(folder));

const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');

/** TypeScript error codes in the output of a run, compiled with other module settings. */
async function compile(run: string, compilerOptions: object, packageType: string): Promise<string[]> {
  writeFileSync(path.join(folder, run, 'package.json'), JSON.stringify({type: packageType}));
  const config = {extends: path.join(project, 'tsconfig.next.json'), compilerOptions, include: ['src'], exclude: []};
  writeFileSync(path.join(folder, run, 'tsconfig.json'), JSON.stringify(config));
  const compiler = path.join(project, 'node_modules/typescript-7/bin/tsc');
  const {output} = await runCommand(process.execPath, [compiler, '--pretty', 'false'], {
    folder: path.join(folder, run),
  });
  return [...new Set(output.match(/TS\d+/g) ?? [])];
}

test('a modifier without an arrow misspells the name', () => {
  expect(read('no-arrow/src/services/AuthorsService.ts')).toContain('export const tAuthorss = ');
});

test('a modifier without a space after the arrow loses the first character', () => {
  expect(read('no-space/src/services/AuthorsService.ts')).toContain('export const ll = ');
});

test('tuples of arrays with two different limits have wrong lengths', () => {
  expect(read('array-length/src/schema.ts').replace(/\s/g, '')).toContain(
    '"application/json":[]|[string]|[string,string];',
  );
});

test('a filter that matches no path writes a client without services', () => {
  expect(readdirSync(path.join(folder, 'no-match/src/services'))).toEqual(['index.ts']);
});

test('a response declared as 2XX counts as an error, and data has the type unknown', () => {
  const service = read('ranges/src/services/ShelvesService.ts');
  const responses = 'paths["/shelves"]["get"]["responses"]';
  const contentOf = (status: string): string => `${responses}["${status}"]["content"]["application/json"]`;
  expect(service).toContain('type ListShelvesData = unknown;');
  expect(service).toContain(`type ListShelvesError = ${contentOf('2XX')} | ${contentOf('default')};`);
});

test('each status below 400 counts as data, redirects and empty responses included', () => {
  const service = read('ranges/src/services/ShelvesService.ts');
  const content = 'paths["/shelves/{shelfId}"]["get"]["responses"]';
  expect(service).toContain(
    `type GetShelfData = ${content}["200"]["content"]["text/plain"] | null | ${content}["302"]["content"]["application/json"];`,
  );
  expect(service).toContain(`type GetShelfError = ${content}["404"]["content"]["application/problem+json"];`);
});

test('the methods of predefined parameters do not narrow the types', () => {
  expect(read('one-method/src/create-predefined-parameters-request-fn.ts')).toContain('"get /orders/**"');
  const allMethods = readFileSync(path.join(project, 'generated/api-predefined/schema.ts'), 'utf8');
  expect(read('one-method/src/schema.ts')).toBe(allMethods);
  expect(allMethods).toContain('"X-Store-Id"?: string');
});

test('an operation that is named like a reserved word does not compile', async () => {
  const diagnostics = await compileRuns(folder, ['reserved-word']);
  expect(diagnostics.get('reserved-word')?.[0]?.text).toContain(
    "'delete' is not allowed as a variable declaration name",
  );
});

test(
  'imports need file extensions only in ES modules, and .ts needs a compiler option',
  {timeout: 60_000},
  async () => {
    const nodeNext = {module: 'nodenext', moduleResolution: 'nodenext'};
    expect(await compile('no-endings', nodeNext, 'module')).toEqual(['TS2835']);
    expect(await compile('no-endings', nodeNext, 'commonjs')).toEqual([]);
    expect(await compile('ts-endings', {}, 'module')).toEqual(['TS5097']);
    expect(await compile('ts-endings', {allowImportingTsExtensions: true}, 'module')).toEqual([]);
  },
);
