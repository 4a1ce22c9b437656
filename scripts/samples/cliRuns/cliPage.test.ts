import {mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, test} from 'vitest';
import {compareFolders} from '../compareFolders';
import {bookshopDocument, rootFolder, sampleProject} from '../projects';
import {runCommand} from '../runCommand';
import {readHelpOptions, readShownMessages, readShownOptions} from './cliPage';

const project = sampleProject('v2');
const readPage = (name: string): string => readFileSync(path.join(rootFolder, 'docs/codegen/CLI', name), 'utf8');
const readOutput = (name: string): string => readFileSync(path.join(project, 'output', name), 'utf8');
const page = readPage('index.mdx');
const shown = readShownOptions(page);
const help = readHelpOptions(readOutput('help.txt'));
const messages = readdirSync(path.join(project, 'output/cli'))
  .filter((name) => name.endsWith('.txt'))
  .map((name) => readOutput(`cli/${name}`))
  .join('\n');

/** Defaults that the help hides or states as `null`; a run below proves them. */
const SPELLED_OUT: Record<string, string[]> = {
  '--service-name-base': ['endpoint[0]'],
  '--postfix-services': ['Service'],
  '--openapi-types-file-name': ['schema.ts'],
  '--export-openapi-types': ['true'],
  '--create-api-client-fn': [...['createAPIClient', 'filename:create-api-client', 'services:all', 'callbacks:all']],
};

const folder = mkdtempSync(path.join(tmpdir(), 'cli-page-'));
afterAll(() => rmSync(folder, {recursive: true}));

async function runCli(output: string, options: readonly string[]): Promise<void> {
  const plugins = ['--plugin', 'tanstack-query-react', '--plugin', 'openapi-typescript'];
  const program = path.join(project, 'node_modules/.bin/openapi-qraft');
  const cliArguments = [...plugins, bookshopDocument, '--output-dir', path.join(folder, output), ...options];
  const {exitCode, output: log} = await runCommand(program, cliArguments, {folder});
  expect(log).toContain('Qraft process completed successfully');
  expect(exitCode).toBe(0);
}

describe('options of the CLI page', () => {
  test('are those of the help, none missing, none invented, written as there', () => {
    // The help with plugins leaves out `--plugin`, and the help without plugins writes it as an example.
    const known = [...help.map(({form}) => form), '--plugin <name>'];
    expect(shown.map(({form}) => form).sort()).toEqual(known.sort());
    expect(readOutput('cli/plain-help.txt')).toContain('--plugin <name_1> --plugin <name_2>');
  });

  test('have a heading and an anchor with their name', () => {
    expect(page.match(/^### `-/gm)).toHaveLength(shown.length);
    for (const {name, id, form} of shown) {
      expect(id).toBe(`option-${name.replace(/^--/, '')}`);
      expect(form.replace(/ [<[].*$/, '').replace(/^-\w, /, '')).toBe(name);
    }
  });

  test('have the defaults of the help', () => {
    const stated = help.filter((option) => option.default !== undefined && option.default !== 'null');
    expect(stated.map(({form}) => form)).toHaveLength(3);
    for (const option of stated) expect(shown).toContainEqual(expect.objectContaining(option));
    const silent = help.filter((option) => !stated.includes(option)).map(({form}) => form);
    const claimed = shown
      .filter(({form}) => silent.includes(form))
      .filter((option) => !['none', 'off'].includes(option.default))
      .map(({name}) => name);
    // The last two are described in words.
    expect(claimed.sort()).toEqual(
      [
        '--create-api-client-fn',
        '--postfix-services',
        ...['--file-header', '--filter-services', '--openapi-types-import-path'],
      ].sort(),
    );
  });

  test('flags are off by default, options with a value have none', () => {
    const flags = shown.filter(({form}) => !/[<[]/.test(form) || /\[bool\]|\[config\]/.test(form));
    expect(flags.map((option) => option.default).filter((value) => value !== 'off')).toEqual(['true']);
  });

  test('are what the generator does when all defaults are spelled out', async () => {
    for (const [name, value] of Object.entries(SPELLED_OUT)) {
      expect(shown.find((option) => option.name === name)?.default).toBe(value.join(' '));
    }
    const options = Object.entries(SPELLED_OUT).flatMap(([name, value]) => [name, ...value]);
    const switchedOff = ['--queryable-write-operations', 'false', '--openapi-types-import-path', '../schema'];
    await runCli('defaults', [...options, ...switchedOff]);
    expect(await compareFolders(path.join(project, 'generated/api'), path.join(folder, 'defaults'))).toEqual([]);
  });

  test('the overridden import is written as shown', async () => {
    const override = /--override-import-type (services \S+)/.exec(page)?.[1]?.split(' ') ?? [];
    await runCli('override', ['--filter-services', '/status', '--override-import-type', ...override]);
    const service = readFileSync(path.join(folder, 'override/services/StatusService.ts'), 'utf8');
    const line = /`(import type [^`]+)`/.exec(page)?.[1] ?? 'not on the page';
    expect(service).toContain(line);
  });
});

describe('messages on the CLI pages', () => {
  test.each([
    ['index.mdx', 19],
    ['create-predefined-parameters-request-fn.mdx', 8],
    ['redocly-config.mdx', 10],
  ])('of %s are what the CLI says', (name, count) => {
    const shownMessages = readShownMessages(readPage(name), 'troubleshooting');
    expect(shownMessages).toHaveLength(count);
    expect(shownMessages.filter((message) => !messages.includes(message))).toEqual([]);
  });
});

test('the Redocly page shows the usage and the options of --redocly-help', () => {
  const redoclyHelp = readOutput('redocly-help.txt');
  const usage = /^Usage: (.+)$/m.exec(redoclyHelp)?.[1] ?? 'no usage';
  const redoclyPage = readPage('redocly-config.mdx');
  expect(redoclyPage).toContain(usage);
  for (const {form} of readHelpOptions(redoclyHelp)) expect(redoclyPage).toContain(`\`${form}\``);
  const files = /\[(redocly\.yaml[^\]]+)\]/.exec(redoclyHelp.replaceAll(/\s+/g, ' '))?.[1]?.split(' | ') ?? [];
  expect(files).toHaveLength(4);
  for (const file of files) expect(redoclyPage).toContain(`\`${file}\``);
});
