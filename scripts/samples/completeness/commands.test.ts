// cspell:ignore ouput
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {rootFolder} from '../projects';
import {checkCliArguments} from './checkCliArguments';
import {checkCommands} from './checkCommands';
import {findCliArguments, isInstallation} from './cliCommand';
import {parseHelp} from './cliOptions';
import {assertKeptRun, readKeptOptions} from './keptCli';
import {listCliCommands} from './listCliCommands';
import {checkPinnedPackages} from './pinnedReleases';
import type {RealCli} from './realCli';
import {splitCommands} from './splitCommands';

// Captured from the real CLI. samples:check compares it with a fresh run.
const OPTIONS = parseHelp(readFileSync(path.join(rootFolder, 'samples/v2/output/help.txt'), 'utf8'));
const V1_OPTIONS = readKeptOptions();

const words = (command: string): string[] => splitCommands(command)[0] ?? [];

test('splitCommands: resolves quotes, line continuations, comments and separators', () => {
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

test('findCliArguments: ignores installations and reports a word it does not know', () => {
  expect(findCliArguments(words('npm install --save-dev @openapi-qraft/cli'))).toBeUndefined();
  expect(findCliArguments(words('npm install @openapi-qraft/react'))).toBeUndefined();
  expect(findCliArguments(words('sudo openapi-qraft'))).toEqual({unknownWord: 'sudo'});
});

test('isInstallation: recognizes the commands that add packages', () => {
  const commands = ['npm install --save-dev a', 'npm i a', 'yarn add --dev a', 'pnpm add a', 'bun add a'];
  expect(commands.filter((command) => !isInstallation(words(command)))).toEqual([]);
  const others = ['npm ls a', 'npx a install', 'npm uninstall a', 'npm ci'];
  expect(others.filter((command) => isInstallation(words(command)))).toEqual([]);
});

test('checkPinnedPackages: requires the documented release in 1.x, and no version in 2.x', () => {
  const check =
    (command: string, project = 'v1'): (() => void) =>
    () =>
      checkPinnedPackages(words(command), project);
  expect(check('npm install @openapi-qraft/react@1.14.2 @tanstack/react-query')).not.toThrow();
  expect(check('npm install @openapi-qraft/react', 'v2')).not.toThrow();
  for (const wrong of ['@openapi-qraft/react@1', '@openapi-qraft/react', '@openapi-qraft/react@^1.14.2']) {
    expect(check(`npm install --save-dev ${wrong}`)).toThrow(`Write @openapi-qraft/react@1.14.2 instead of ${wrong}.`);
  }
});

test('assertKeptRun: recognizes the runs of the 1.x CLI that succeeded', () => {
  const plugins = '--plugin tanstack-query-react --plugin openapi-typescript';
  const assert =
    (command: string): (() => void) =>
    () =>
      assertKeptRun(words(command));
  expect(assert(`openapi.yaml ${plugins} --output-dir src/api`)).not.toThrow();
  expect(assert(`openapi.yaml ${plugins}`)).toThrow('ends this run with exit code 1.');
  expect(assert('openapi.yaml -o src/api')).toThrow('add a run to scripts/samples/v1Cli/runs.ts.');
});

test('parseHelp: parses every kind of option in the real help', () => {
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
  ['--service-name-base path', 'option "--service-name-base" does not accept "path". Write endpoint[<index>] or tags.'],
  [
    '--operation-name-modifier "post /files ==> createOne"',
    'does not accept "post /files ==> createOne". Write [methods ]<globs>:<regex> ==> <replacement>.',
  ],
  ['--operation-predefined-parameters "/**:x-id"', 'Write [methods ]<globs>:<header|query|cookie>.<name>.'],
  ['--queryable-write-operations yes', 'does not accept "yes". Write true or false.'],
  ['a.yaml b.yaml', 'more than one input: a.yaml, b.yaml. The CLI takes one document.'],
])('checkCliArguments: rejects %s', (command, message) => {
  expect(() => checkCliArguments(words(command), OPTIONS)).toThrow(message);
});

test('checkCliArguments: knows which options 1.x has', () => {
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

function makeCli(output: string | undefined): {cli: RealCli; runs: string[]} {
  const runs: string[] = [];
  const runAll: RealCli['runAll'] = async (commands) =>
    commands.map(({cliArguments, inputPath}) => {
      runs.push(`${inputPath}: ${cliArguments.join(' ')}`);
      return output;
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
      shown('npm install @openapi-qraft/react@1', 'v1'),
      shown('npx openapi-qraft ./openapi.yaml -o a', 'v1'),
      shown('npx openapi-qraft --redocly'),
      shown('npm install @openapi-qraft/cli'),
    ],
    cli,
  );
  expect(runs).toEqual(['./openapi.yaml: ./openapi.yaml -o a']);
  expect(result).toEqual({
    problems: [
      'docs/a.html: npm install @openapi-qraft/react@1\n' +
        '  this command does not install 1.14.2. Write @openapi-qraft/react@1.14.2 instead of @openapi-qraft/react@1.',
      'docs/a.html: npx openapi-qraft ./openapi.yaml -o a\n' +
        '  the 1.x CLI was never run like this: add a run to scripts/samples/v1Cli/runs.ts.',
    ],
    parsed: 5,
    executed: 1,
  });
});

test('checkCommands: reports commands that are invalid or fail', async () => {
  const commands = [
    shown('npx openapi-qraft a.yaml --ouput-dir b'),
    shown('sudo openapi-qraft a.yaml'),
    shown('npx openapi-qraft a.yaml'),
  ];
  expect((await checkCommands(commands, makeCli('TypeError\n').cli)).problems).toEqual([
    'docs/a.html: npx openapi-qraft a.yaml --ouput-dir b\n' +
      '  unknown option "--ouput-dir". Did you mean "--output-dir"?',
    'docs/a.html: sudo openapi-qraft a.yaml\n' +
      `  "sudo" is not known as a way to start the CLI. Use npx, or add it to cliCommand.ts.`,
    'docs/a.html: openapi-qraft a.yaml\n  fails on the bookshop document:\nTypeError',
  ]);
});
