// cspell:ignore ouput
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {rootFolder} from '../projects';
import {checkCliArguments} from './checkCliArguments';
import {checkCommands} from './checkCommands';
import {findCliArguments} from './cliCommand';
import {parseHelp} from './cliOptions';
import {listCliCommands} from './listCliCommands';
import type {RealCli} from './realCli';
import {splitCommands} from './splitCommands';
import {WRITTEN_DOWN_OPTIONS} from './writtenDownOptions';

// Captured from the real CLI and compared with a fresh run by samples:check.
const OPTIONS = parseHelp(readFileSync(path.join(rootFolder, 'samples/v2/output/help.txt'), 'utf8'));
const V1_OPTIONS = WRITTEN_DOWN_OPTIONS.v1 ?? [];

const words = (command: string): string[] => splitCommands(command)[0] ?? [];

test('splitCommands: resolves quotes, continued lines, comments and separators', () => {
  expect(splitCommands(`# first\nnpx a "b c" 'd' \\\n  --e "" # last\ncd f && g; h | i#j`)).toEqual([
    ['npx', 'a', 'b c', 'd', '--e', ''],
    ['cd', 'f'],
    ['g'],
    ['h'],
    ['i#j'],
  ]);
});

test.each([
  ['npx openapi-qraft a.yaml', ['a.yaml']],
  ['npx -y @openapi-qraft/cli@2.14.1 a.yaml', ['a.yaml']],
  ['yarn dlx @openapi-qraft/cli a.yaml', ['a.yaml']],
  ['pnpm exec openapi-qraft', []],
  ['NODE_OPTIONS=--x node_modules/.bin/openapi-qraft a.yaml', ['a.yaml']],
])('findCliArguments: %s', (command, expected) => {
  expect(findCliArguments(words(command))).toEqual({arguments: expected});
});

test('findCliArguments: leaves installations alone and names a word it does not know', () => {
  expect(findCliArguments(words('npm install --save-dev @openapi-qraft/cli'))).toBeUndefined();
  expect(findCliArguments(words('npm install @openapi-qraft/react'))).toBeUndefined();
  expect(findCliArguments(words('sudo openapi-qraft'))).toEqual({unknownWord: 'sudo'});
});

test('parseHelp: reads every kind of option out of the real help', () => {
  const kinds = Object.fromEntries(OPTIONS.map(({long, value}) => [long, value]));
  expect(OPTIONS.length).toBeGreaterThan(28);
  expect(kinds).toMatchObject({
    '--output-dir': 'required',
    '--clean': 'none',
    '--filter-services': 'many',
    '--service-name-base': 'required',
    '--redocly': 'optional',
    '--create-api-client-fn': 'named',
    '--override-import-type': 'named',
  });
  expect(OPTIONS.find(({long}) => long === '--explicit-import-extensions')?.choices).toEqual(['.js', '.ts']);
});

test.each([
  './openapi.yaml --output-dir src/api --plugin tanstack-query-react --plugin openapi-typescript',
  'https://example.com/openapi.json -o src/api -c --explicit-import-extensions',
  'a.yaml -o b --filter-services "/books/**" "/authors/**" --service-name-base endpoint[1]',
  'a.yaml -o b --service-name-base=tags --create-api-client-fn createShop services:none callbacks:useQuery',
  'books@v1 authors@v1 --redocly ./redocly.yaml',
  '--operation-name-modifier "post /**:[A-Za-z]+Id ==> createOne" --export-openapi-types false',
])('checkCliArguments: accepts %s', (command) => {
  expect(() => checkCliArguments(words(command), OPTIONS)).not.toThrow();
});

test.each([
  ['--output-dri a', 'unknown option "--output-dri". Did you mean "--output-dir"?'],
  ['-x', 'unknown option "-x".'],
  ['-o', 'option "--output-dir" needs a value.'],
  ['--filter-services --clean', 'option "--filter-services" needs a value.'],
  ['--clean=true', 'option "--clean" takes no value.'],
  ['--explicit-import-extensions .mjs', 'option "--explicit-import-extensions" does not accept ".mjs", only .js, .ts.'],
  ['--plugin zod', 'option "--plugin" does not accept "zod", only tanstack-query-react, openapi-typescript.'],
  [
    '--service-name-base path',
    'option "--service-name-base" does not accept "path", it wants endpoint[<index>] or tags.',
  ],
  [
    '--operation-name-modifier "post /files ==> createOne"',
    'does not accept "post /files ==> createOne", it wants [methods ]<globs>:<regex> ==> <replacement>.',
  ],
  ['--operation-predefined-parameters "/**:x-id"', 'it wants [methods ]<globs>:<header|query|cookie>.<name>.'],
  ['--queryable-write-operations yes', 'does not accept "yes", it wants true or false.'],
  ['a.yaml b.yaml', 'more than one input: a.yaml, b.yaml. The CLI takes one document.'],
])('checkCliArguments: refuses %s', (command, message) => {
  expect(() => checkCliArguments(words(command), OPTIONS)).toThrow(message);
});

test('checkCliArguments: knows what 1.x has and what it has not', () => {
  const command =
    (options: string): (() => unknown) =>
    () =>
      checkCliArguments(words(`a.yaml ${options}`), V1_OPTIONS);
  expect(command('-o src/api -rm --operation-generics-import-path @openapi-qraft/react')).not.toThrow();
  expect(command('--redocly')).toThrow('unknown option "--redocly"');
  expect(command('--explicit-import-extensions=.ts')).toThrow('takes no value');
});

test('listCliCommands: finds commands in shell blocks and in package.json scripts', () => {
  const json = '{ "scripts": { "api": "openapi-qraft a.yaml -o \\"b c\\"", "test": "vitest" } }';
  const dependencies = '"devDependencies": { "@openapi-qraft/cli": "2.14.1" }';
  const blocks = [
    {htmlPath: 'docs/a.html', language: 'bash', text: 'npm ci\nnpx openapi-qraft a.yaml'},
    {htmlPath: 'docs/1.x/a.html', language: 'json', text: `${json}\n${dependencies}`},
    {htmlPath: 'docs/a.html', language: 'tsx', text: 'openapi-qraft'},
  ];
  expect(listCliCommands(blocks)).toEqual([
    {htmlPath: 'docs/a.html', project: 'v2', words: ['npx', 'openapi-qraft', 'a.yaml']},
    {htmlPath: 'docs/1.x/a.html', project: 'v1', words: ['openapi-qraft', 'a.yaml', '-o', 'b c']},
  ]);
});

function makeCli(answer: string | undefined): {cli: RealCli; runs: string[]} {
  const runs: string[] = [];
  const runAll: RealCli['runAll'] = async (commands) =>
    commands.map(({project, cliArguments, inputPath}) => {
      runs.push(`${project} ${inputPath}: ${cliArguments.join(' ')}`);
      return answer;
    });
  return {cli: {readOptions: async () => OPTIONS, runAll}, runs};
}

const shown = (command: string, project = 'v2'): Parameters<typeof checkCommands>[0][number] => ({
  htmlPath: 'docs/a.html',
  project,
  words: words(command),
});

test('checkCommands: runs each command that reads a local document once', async () => {
  const {cli, runs} = makeCli(undefined);
  const result = await checkCommands(
    [
      shown('npx openapi-qraft ./openapi.yaml -o a'),
      shown('yarn openapi-qraft ./openapi.yaml -o a'),
      shown('npx openapi-qraft https://example.com/openapi.yaml -o a'),
      shown('npx openapi-qraft ./openapi.yaml -o a', 'v1'),
      shown('npx openapi-qraft --redocly'),
      shown('npm install @openapi-qraft/cli'),
    ],
    cli,
  );
  expect(runs).toEqual(['v2 ./openapi.yaml: ./openapi.yaml -o a']);
  expect(result).toEqual({problems: [], parsed: 5, executed: 1});
});

test('checkCommands: reports what does not parse and what does not run', async () => {
  const commands = [
    shown('npx openapi-qraft a.yaml --ouput-dir b'),
    shown('sudo openapi-qraft a.yaml'),
    shown('npx openapi-qraft a.yaml'),
  ];
  expect((await checkCommands(commands, makeCli('TypeError\n').cli)).problems).toEqual([
    'docs/a.html: npx openapi-qraft a.yaml --ouput-dir b\n' +
      '  unknown option "--ouput-dir". Did you mean "--output-dir"?',
    'docs/a.html: sudo openapi-qraft a.yaml\n' +
      `  "sudo" stands before the CLI's name. Start it with npx, or teach cliCommand.ts.`,
    'docs/a.html: openapi-qraft a.yaml\n  fails on the bookshop document:\nTypeError',
  ]);
});
