import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {readHelpOptions} from '../cliRuns/cliPage.testing';
import {rootFolder, sampleProject} from '../projects';
import {V1_RUNS} from './runs';

const readOutput = (name: string): string => readFileSync(path.join(sampleProject('v1'), 'output/cli', name), 'utf8');
const page = readFileSync(path.join(rootFolder, 'versioned_docs/version-1.x/codegen/cli.mdx'), 'utf8');
const help = readHelpOptions(readOutput('help.txt'));
const output = readdirSync(path.join(sampleProject('v1'), 'output/cli'), {recursive: true, encoding: 'utf8'})
  .filter((name) => name.endsWith('.txt'))
  .map(readOutput)
  .join('\n');

const longName = (form: string): string => /--[\w-]+/.exec(form)?.[0] ?? form;

test('the 1.x CLI page lists exactly the options of the help', () => {
  const shown = [...page.matchAll(/^### `(--[\w-]+)` \{#option-([\w-]+)\}$/gm)];
  for (const [, name, id] of shown) expect(name).toBe(`--${id}`);
  // The help with plugins omits `--plugin`.
  expect(shown.map(([, name]) => name).sort()).toEqual([...help.map(({form}) => longName(form)), '--plugin'].sort());
});

test('notation and defaults are those of the help', () => {
  const forms = [...page.matchAll(/^Form: `([^`]+)`[^.]*\.(?: Default: (.+)\.)?/gm)];
  expect(forms.length).toBeGreaterThan(12);
  for (const [, form = ''] of forms.filter(([, shown]) => shown !== '--plugin <name>')) {
    expect(help.map((option) => option.form)).toContain(form);
  }
  for (const option of help.filter(({default: value}) => value !== undefined && value !== 'null')) {
    const shown = forms.find(([, form]) => form === option.form)?.[2];
    expect(shown?.replaceAll('`', '').split(' with ')[0]).toBe(option.default);
  }
});

// The page warns of these under `--operation-name-modifier`.
test('no run stops at a name that is taken, or at a modifier without an arrow or a space', () => {
  const taken = readOutput('modifier-taken/AuthorsService.ts.txt');
  expect(taken.match(/^ {4}getAuthor: ServiceOperationQuery/gm)).toHaveLength(2);
  expect(readOutput('modifier-taken.txt')).not.toContain('Conflicting');
  const mangled = /`'\/authors:listAuthors'` turns `listAuthors` into `(\w+)`/.exec(page)?.[1] ?? 'not on the page';
  expect(readOutput('modifier-without-arrow/AuthorsService.ts.txt')).toContain(`    ${mangled}: `);
  const [, modifier = '', shortened] = /`'([^']+==>\w+)'` turns `listAuthors` into `(\w+)`/.exec(page) ?? [];
  expect(V1_RUNS.find(({name}) => name === 'modifier-without-space')?.cliArguments).toContain(modifier);
  expect(readOutput('modifier-without-space/AuthorsService.ts.txt')).toContain(`    ${shortened}: `);
});

test('with tags, a name still contains the whole path', () => {
  const [, service, operation] = /With `tags`, this operation is `(\w+)\.(\w+)`/.exec(page) ?? [];
  expect(service).toBe('catalog');
  expect(readOutput('tags/CatalogService.ts.txt')).toContain(`    ${operation}: `);
});

// > For an array of 1 to 3 items, you get tuples of 0, 1, and 2 items.
test('tuples of arrays with two different limits have wrong lengths', () => {
  const tuples = readOutput('tags/schema.ts.txt').replace(/\s/g, '');
  expect(tuples).toContain('"application/json":[]|[string]|[string,string];');
});

test('messages on the 1.x CLI page are printed by the CLI', () => {
  const messages = [...page.matchAll(/(?:ends with|prints) `([^`]+)`/g)].map(([, message = '']) => message);
  expect(messages).toHaveLength(4);
  expect(messages.filter((message) => !output.includes(message))).toEqual([]);
});
