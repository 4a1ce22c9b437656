import {execFile} from 'node:child_process';
import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join, resolve} from 'node:path';
import {promisify} from 'node:util';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {listBrokenFiles} from '../shared/clientFile';
import type {GenerateInput, GeneratorOptions, Problem, SourceFile} from '../shared/types';
import {buildLargeDocument} from '../ui/buildLargeDocument';
import {runBundle} from './runBundle.testing';
import {PLUGINS, toArguments} from './toArguments';

const SITE = resolve(__dirname, '../../..');
const EXAMPLES = 'node_modules/@readme/oas-examples';

let run: Awaited<ReturnType<typeof runBundle>>;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'playground-'));
  run = await runBundle(SITE);
}, 60_000);
afterAll(() => rmSync(folder, {recursive: true}));

/**
 * Runs the real CLI in another process, each input in a separate folder. One process for all: starting Node.js and
 * loading the CLI takes longer than most inputs.
 *
 * @returns the written files of each input
 */
async function runCli(inputs: readonly GenerateInput[]): Promise<SourceFile[][]> {
  const runs = inputs.map(({files, entry, options}) => {
    const home = mkdtempSync(join(folder, 'cli-'));
    for (const {path, text} of files) {
      mkdirSync(dirname(join(home, path)), {recursive: true});
      writeFileSync(join(home, path), text);
    }
    const plugins = PLUGINS.flatMap((plugin) => ['--plugin', plugin]);
    return {home, parameters: [entry, ...plugins, '--output-dir', 'output', ...toArguments(options)]};
  });
  const script = `
    import {main} from '@openapi-qraft/cli/bin';
    for (const {home, parameters} of JSON.parse(process.env.RUNS)) {
      process.chdir(home);
      await main([process.execPath, 'openapi-qraft', ...parameters]);
    }`;
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: SITE,
    env: {...process.env, RUNS: JSON.stringify(runs)},
  });
  return runs.map(({home}) =>
    readdirSync(join(home, 'output'), {recursive: true, withFileTypes: true})
      .filter((file) => file.isFile())
      .map((file) => join(file.parentPath, file.name))
      .map((path) => ({path: path.slice(join(home, 'output/').length), text: readFileSync(path, 'utf8')}))
      .sort((one, other) => (one.path < other.path ? -1 : 1)),
  );
}

const read = (path: string): SourceFile => ({
  path: path.split('/').at(-1) ?? path,
  text: readFileSync(join(SITE, path), 'utf8'),
});

async function failWith(text: string, path = 'openapi.yaml'): Promise<readonly Problem[]> {
  const response = await run({files: [{path, text}], entry: path, options: {}});
  if (response.type !== 'failed') throw new Error(`${path} should fail, but the worker responded "${response.type}".`);
  return response.problems;
}

describe('the files are byte for byte those of the CLI', () => {
  // Its 65 resources differ in their names only, so a few are enough.
  const {paths, ...rest} = buildLargeDocument() as {paths: object};
  const few = Object.fromEntries(Object.entries(paths).slice(0, 12));
  const large = {path: 'company.json', text: JSON.stringify({...rest, paths: few})};
  const documents: readonly [SourceFile, GeneratorOptions?][] = [
    [read('samples/openapi/bookshop.yaml')],
    [read('samples/openapi/bookshop.yaml'), {'service-name-base': 'tags', enum: true, 'postfix-services': 'Api'}],
    [
      read('samples/openapi/bookshop.yaml'),
      {
        'filter-services': ['/books/**', '/authors/**'],
        'operation-name-modifier': ['get /books/**:get([A-Za-z]+) ==> load$1'],
        'explicit-import-extensions': '.js',
        'create-api-client-fn': ['createClient', 'callbacks:useQuery,useMutation'],
        'queryable-write-operations': true,
        'file-header': '/* eslint-disable */',
      },
    ],
    [read('node_modules/rclone-openapi/openapi.yaml')],
    [read(`${EXAMPLES}/3.1/yaml/readme.yaml`)],
    [read(`${EXAMPLES}/3.1/json/train-travel.json`)],
    [read(`${EXAMPLES}/3.1/json/petstore.json`)],
    [read(`${EXAMPLES}/3.1/json/security.json`)],
    [read(`${EXAMPLES}/3.0/json/star-trek.json`)],
    [read(`${EXAMPLES}/3.0/json/uspto.json`)],
    [read(`${EXAMPLES}/3.0/json/petstore.json`)],
    [read(`${EXAMPLES}/3.0/json/schema-circular.json`)],
    [read(`${EXAMPLES}/3.0/json/http-status-codes.json`)],
    [read(`${EXAMPLES}/3.0/json/parameters-style.json`)],
    [large],
  ];

  const inputs = documents.map(([file, options = {}]) => ({files: [file], entry: file.path, options}));
  let outputs: SourceFile[][];
  beforeAll(async () => {
    outputs = await runCli(inputs);
  }, 120_000);

  test.each(inputs.map((input, at) => ({...input, at})))(
    '$entry ($at)',
    async ({at, ...input}) => {
      const response = await run(input);
      if (response.type !== 'done') throw new Error(JSON.stringify(response));
      const expected = outputs[at] ?? [];
      expect(response.result.files.map(({path}) => path)).toEqual(expected.map(({path}) => path));
      for (const [index, {path, text}] of response.result.files.entries()) {
        // A comparison of whole texts would print megabytes.
        expect(text === expected[index]?.text, path).toBe(true);
      }
    },
    60_000,
  );

  test('of a document in several files', async () => {
    const input = {
      files: [
        {
          path: 'openapi.yaml',
          text: `openapi: 3.1.0
info: {title: Split, version: '1'}
paths:
  /books: {$ref: './paths/books.yaml'}
`,
        },
        {
          path: 'paths/books.yaml',
          text: `get:
  operationId: listBooks
  responses:
    '200':
      description: ok
      content: {application/json: {schema: {type: array, items: {$ref: '../schemas.yaml#/Book'}}}}
`,
        },
        {path: 'schemas.yaml', text: 'Book: {type: object, properties: {title: {type: string}}}\n'},
      ],
      entry: 'openapi.yaml',
      options: {},
    };
    const response = await run(input);
    if (response.type !== 'done') throw new Error(JSON.stringify(response));
    expect(response.result.files).toEqual((await runCli([input]))[0]);
    expect(response.result.operations).toMatchObject([{service: 'books', name: 'listBooks', kind: 'query'}]);
  }, 60_000);
});

describe('operations', () => {
  test('have the names, the calls, and the parameters of the generated client', async () => {
    const response = await run({files: [read('samples/openapi/bookshop.yaml')], entry: 'bookshop.yaml', options: {}});
    if (response.type !== 'done') throw new Error(JSON.stringify(response));
    const {operations} = response.result;
    expect(operations).toHaveLength(27);
    const getBook = operations.find(({name}) => name === 'getBook');
    expect(getBook).toMatchObject({service: 'books', method: 'get', path: '/books/{bookId}', kind: 'query'});
    expect(getBook?.calls).toEqual(expect.arrayContaining(['useQuery', 'getQueryKey', 'invalidateQueries']));
    expect(getBook?.parameters).toContainEqual(
      expect.objectContaining({in: 'path', name: 'bookId', isRequired: true, type: 'integer'}),
    );
    expect(operations.find(({name}) => name === 'createBook')?.calls).toEqual(
      expect.arrayContaining(['useMutation', 'getMutationKey']),
    );
  });

  test('whose names collide or are reserved are reported, with the option that renames them', async () => {
    const text = `openapi: 3.0.0
info: {title: x, version: '1'}
paths:
  /a:
    get: {operationId: get_a, responses: {'200': {description: ok}}}
    post: {operationId: get-a, responses: {'200': {description: ok}}}
    delete: {operationId: delete, responses: {'204': {description: ok}}}
`;
    const response = await run({files: [{path: 'a.yaml', text}], entry: 'a.yaml', options: {}});
    if (response.type !== 'done') throw new Error(JSON.stringify(response));
    const [collision, reserved] = response.result.notices;
    expect(collision?.message).toMatch(/GET \/a and POST \/a .*Give one of them another operationId/);
    expect(reserved?.message).toMatch(/DELETE \/a is named "delete".*'delete \/a:delete ==> deleteOperation'/);
    expect(listBrokenFiles(response.result.files, response.result.notices)).toEqual(['api/services/AService.ts']);
    const renamed = await run({
      files: [{path: 'a.yaml', text}],
      entry: 'a.yaml',
      options: {'operation-name-modifier': ['delete /a:delete ==> deleteOperation']},
    });
    // The modifier cannot tell operations of one name apart.
    expect(renamed).toMatchObject({type: 'done', result: {notices: [collision]}});
  });
});

describe('bad input', () => {
  const path = (operation: string) =>
    `openapi: 3.0.0\ninfo: {title: x, version: '1'}\npaths:\n  /a:\n    get: ${operation}\n`;

  test.each([
    ['broken YAML', 'openapi: 3.0.0\ninfo:\n  title: x\n   version: 1\n', {line: 4, column: 11}, /not valid YAML/],
    ['nothing', '', {}, /There is no document yet/],
    ['other text', 'hello', {line: 1}, /not an OpenAPI document/],
    ['another format', 'a: 1', {}, /has no field "openapi"/],
    ['Swagger 2.0', 'swagger: "2.0"', {}, /Convert it first: npx swagger2openapi/],
    ['an unknown version', 'openapi: 4.0.0', {}, /"4\.0\.0"/],
    ['no paths', 'openapi: 3.0.0\ninfo: {title: x, version: "1"}\npaths: {}\n', {}, /has no paths/],
    ['no responses', path('{operationId: getA}'), {}, /GET \/a has no "responses"/],
    ['an id that is a number', path("{operationId: 1, responses: {'200': {description: ok}}}"), {}, /Put it in quotes/],
    [
      'an example that is a number',
      path("{parameters: [{name: page, in: query, example: 1, schema: {}}], responses: {'200': {description: ok}}}"),
      {},
      /The example of the parameter "page"/,
    ],
    ['a local reference to nothing', path("{responses: {'200': {$ref: '#/components/responses/No'}}}"), {}, /\$ref/],
  ])('%s: says what to do', async (_, text, place, message) => {
    const [problem, ...others] = await failWith(text);
    expect(others).toEqual([]);
    expect(problem).toMatchObject({...place, message: expect.stringMatching(message) as string});
  });

  test('two operations with one id: names both', async () => {
    const [problem] = await failWith(
      `${path("{operationId: getA, responses: {'200': {description: ok}}}")}    post: {operationId: getA, responses: {'200': {description: ok}}}\n`,
    );
    expect(problem?.message).toBe(
      'GET /a and POST /a have the same operationId "getA". Give one of them another name.',
    );
  });

  test('files that are not here are named, also those that others refer to', async () => {
    const response = await run({
      files: [
        {
          path: 'api.yaml',
          text: path("{responses: {'200': {$ref: './b.yaml#/B'}, '404': {$ref: 'https://example.com/c.yaml#/C'}}}"),
        },
        {path: 'b.yaml', text: 'B: {$ref: "common/d.yaml"}\n'},
      ],
      entry: 'api.yaml',
      options: {},
    });
    expect(response).toMatchObject({
      type: 'failed',
      problems: [{missingFiles: ['common/d.yaml', 'https://example.com/c.yaml']}],
    });
  });

  test('circular schemas are generated', async () => {
    const text = `${path("{responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/N'}}}}}}")}components: {schemas: {N: {type: object, properties: {next: {$ref: '#/components/schemas/N'}}}}}\n`;
    const response = await run({files: [{path: 'a.yaml', text}], entry: 'a.yaml', options: {}});
    expect(response.type).toBe('done');
  });
});
