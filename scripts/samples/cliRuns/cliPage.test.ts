import {mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, test} from 'vitest';
import {compareFolders} from '../compareFolders';
import {bookshopDocument, rootFolder, sampleProject} from '../projects';
import {runCommand} from '../runCommand';
import {readHelpOptions, readShownMessages, readShownOptions} from './cliPage.testing';

const project = sampleProject('v2');
const readPage = (name: string): string => readFileSync(path.join(rootFolder, 'docs/codegen/CLI', name), 'utf8');
const readOutput = (name: string): string => readFileSync(path.join(project, 'output', name), 'utf8');
const page = readPage('index.mdx');
const typesPage = readPage('types-file.mdx');
const shown = [...readShownOptions(page), ...readShownOptions(typesPage)];
const help = readHelpOptions(readOutput('help.txt'));
const messages = readdirSync(path.join(project, 'output/cli'))
  .filter((name) => name.endsWith('.txt'))
  .map((name) => readOutput(`cli/${name}`))
  .join('\n');

/** Defaults that the help omits or states as `null`. A run below proves them. */
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

describe('the CLI page and the page of the types file', () => {
  test('lists exactly the options of the help, in the same notation', () => {
    // Only the help without plugins has `--plugin`, written as an example.
    const known = [...help.map(({form}) => form), '--plugin <name>'];
    expect(shown.map(({form}) => form).sort()).toEqual(known.sort());
    expect(readOutput('cli/plain-help.txt')).toContain('--plugin <name_1> --plugin <name_2>');
  });

  test('has a heading and an anchor for each option', () => {
    expect(`${page}${typesPage}`.match(/^###? `-/gm)).toHaveLength(shown.length);
    for (const {name, id, form} of shown) {
      expect(id).toBe(`option-${name.replace(/^--/, '')}`);
      expect(form.replace(/ [<[].*$/, '').replace(/^-\w, /, '')).toBe(name);
    }
  });

  test('has the defaults of the help', () => {
    const stated = help.filter((option) => option.default !== undefined && option.default !== 'null');
    expect(stated.map(({form}) => form)).toHaveLength(3);
    for (const option of stated) expect(shown).toContainEqual(expect.objectContaining(option));
    const silent = help.filter((option) => !stated.includes(option)).map(({form}) => form);
    const claimed = shown
      .filter(({form}) => silent.includes(form))
      .filter((option) => !['none', 'off'].includes(option.default))
      .map(({name}) => name);
    // The page describes the last two in words.
    expect(claimed.sort()).toEqual(
      [
        '--create-api-client-fn',
        '--postfix-services',
        ...['--file-header', '--filter-services', '--openapi-types-import-path'],
      ].sort(),
    );
  });

  test('calls flags off by default; options with a value have no default', () => {
    const flags = shown.filter(({form}) => !/[<[]/.test(form) || /\[bool\]|\[config\]/.test(form));
    expect(flags.map((option) => option.default).filter((value) => value !== 'off')).toEqual(['true']);
  });

  test("has the generator's real defaults: passing all of them changes nothing", async () => {
    for (const [name, value] of Object.entries(SPELLED_OUT)) {
      expect(shown.find((option) => option.name === name)?.default).toBe(value.join(' '));
    }
    const options = Object.entries(SPELLED_OUT).flatMap(([name, value]) => [name, ...value]);
    const switchedOff = ['--queryable-write-operations', 'false', '--openapi-types-import-path', '../schema'];
    await runCli('defaults', [...options, ...switchedOff]);
    expect(await compareFolders(path.join(project, 'generated/api'), path.join(folder, 'defaults'))).toEqual([]);
  });

  test('shows the overridden import as the generator writes it', async () => {
    const override = /--override-import-type (services \S+)/.exec(page)?.[1]?.split(' ') ?? [];
    await runCli('override', ['--filter-services', '/status', '--override-import-type', ...override]);
    const service = readFileSync(path.join(folder, 'override/services/StatusService.ts'), 'utf8');
    const line = /`(import type [^`]+)`/.exec(page)?.[1] ?? 'not on the page';
    expect(service).toContain(line);
  });
});

test('the messages in the troubleshooting guide are printed by the CLI', () => {
  const guide = readFileSync(path.join(rootFolder, 'docs/guides/troubleshooting.mdx'), 'utf8');
  const shownMessages = readShownMessages(guide, 'generator');
  expect(shownMessages).toHaveLength(guide.split('{#client}')[0]?.match(/^#### /gm)?.length ?? 0);
  expect(shownMessages.filter((message) => !messages.includes(message))).toEqual([]);
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
