import {execFile} from 'node:child_process';
import {resolve} from 'node:path';
import {promisify} from 'node:util';
import {expect, test} from 'vitest';
import {buildCommand, buildRedoclyConfig, OPTION_GROUPS} from './options';

const CLI = resolve(__dirname, '../../../node_modules/@openapi-qraft/cli/bin.mjs');
const fields = OPTION_GROUPS.flatMap((group) => group.fields);

/** Options that concern files of a computer, or that would only repeat a default. */
const LEFT_OUT = ['clean', 'redocly', 'help', 'export-openapi-types', 'default-non-nullable'];

test('the form has the options of the CLI, with its defaults', async () => {
  const {stdout} = await promisify(execFile)(process.execPath, [
    ...[CLI, '--plugin', 'tanstack-query-react', '--plugin', 'openapi-typescript', '--help'],
  ]);
  const help = stdout.slice(stdout.indexOf('\nOptions:'));
  const names = [...help.matchAll(/^ {2}(?:-\w, )?--([\w-]+)/gm)].map(([, name]) => name ?? '');
  expect(fields.map(({name}) => name).sort()).toEqual(names.filter((name) => !LEFT_OUT.includes(name)).sort());
  for (const name of ['service-name-base', 'openapi-types-file-name']) {
    const {fallback = ''} = fields.find((field) => field.name === name) ?? {};
    expect(help.slice(help.indexOf(`--${name}`)).split('\n')[0]).toContain(`default: "${fallback}"`);
  }
});

test('the command quotes what a shell would change', () => {
  expect(buildCommand('my api.yaml', {enum: true, 'filter-services': ['/books/**'], immutable: false})).toBe(
    String.raw`npx openapi-qraft 'my api.yaml' \
  --plugin tanstack-query-react --plugin openapi-typescript \
  --enum \
  --filter-services '/books/**' \
  --output-dir src/api`,
  );
});

test('the configuration has the same options', () => {
  expect(buildRedoclyConfig('openapi.yaml', {'operation-name-modifier': ['get /a:b ==> c'], enum: true})).toBe(`apis:
  main:
    root: openapi.yaml
    x-openapi-qraft:
      plugin:
        tanstack-query-react: true
        openapi-typescript: true
      operation-name-modifier:
        - "get /a:b ==> c"
      enum: true
      output-dir: src/api
`);
});
