// What the site takes over from its libraries: limits, defaults and errors. An update that changes one has to be noticed.
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import {createAutocomplete} from '@algolia/autocomplete-core';
import type * as ThemeOptions from '@docusaurus/theme-classic/lib/options';
import type {LiteClient} from 'algoliasearch/lite';
import {liteClient} from 'algoliasearch/lite';
import {matchPath} from 'react-router';
import {describe, expect, test} from 'vitest';

const require = createRequire(import.meta.url);
const folderOf = (name: string) => dirname(require.resolve(`${name}/package.json`));

test('Docusaurus is 3.7.0', () => {
  const {version} = JSON.parse(readFileSync(join(folderOf('@docusaurus/core'), 'package.json'), 'utf8')) as {
    version: string;
  };
  expect(version).toBe('3.7.0');
});

describe('the router', () => {
  test('the router keeps 10000 path patterns', () => {
    const source = readFileSync(join(folderOf('react-router'), 'cjs/react-router.js'), 'utf8');
    expect(source).toContain('var cacheLimit$1 = 10000;');
  });

  test.each([
    ['exact', {exact: true}, '/docs', '/docs/overview'],
    ['strict', {strict: true}, '/docs/', '/docs'],
    ['case-sensitive', {sensitive: true}, '/docs', '/Docs'],
  ] as const)('matches in %s mode, and less strictly without', (_mode, options, path, address) => {
    expect(matchPath(address, {path, ...options})).toBeNull();
    expect(matchPath(address, {path})).not.toBeNull();
  });
});

test('the progress bar has its defaults', () => {
  const source = readFileSync(join(folderOf('nprogress'), 'nprogress.js'), 'utf8');
  const read = (name: string) => Number(new RegExp(`\\b${name}: ([\\d.]+)`).exec(source)?.[1]);
  expect([read('minimum'), read('speed'), read('trickleRate'), read('trickleSpeed')]).toEqual([0.08, 200, 0.02, 800]);
});

test('the theme would group the entries of a blog by year', () => {
  const {DEFAULT_CONFIG} = require('@docusaurus/theme-classic/lib/options') as typeof ThemeOptions;
  expect(DEFAULT_CONFIG.blog.sidebar.groupByYear).toBe(true);
});

describe('the search client', () => {
  test('a search client without application id or key is refused', () => {
    expect(() => liteClient('', 'key')).toThrow('`appId` is missing.');
    expect(() => liteClient('app', '')).toThrow('`apiKey` is missing.');
  });

  test('waits 1 s for a connection, 2 s for reading and 30 s for writing in browsers', async () => {
    // Node gets another build of the package, with more patience.
    const build = (await import(require.resolve('algoliasearch/dist/lite/builds/browser'))) as {
      liteClient: (appId: string, apiKey: string) => LiteClient & {transporter: {timeouts: unknown}};
    };
    const {timeouts} = build.liteClient('app', 'key').transporter;
    expect(timeouts).toEqual({connect: 1_000, read: 2_000, write: 30_000});
  });

  test.each([
    ['ApiError', 403, '{"message":"Invalid key"}'],
    ['DetailedApiError', 400, '{"message":"Bad","error":{"code":"X","details":[{"label":"a","message":"b"}]}}'],
    ['DeserializationError', 200, '<!doctype html>'],
    ['RetryError', 500, '{}'],
  ])('raises %s for an answer of its kind', async (name, status, content) => {
    const client = liteClient('app', 'key', {requester: {send: async () => ({status, content, isTimedOut: false})}});
    const search = client.search({requests: [{indexName: 'docs', query: 'a'}]});
    await expect(search).rejects.toMatchObject({name});
  });
});

describe('the search widget', () => {
  test('takes 512 characters where nobody says otherwise', () => {
    const {getInputProps} = createAutocomplete({});
    expect(getInputProps({inputElement: null}).maxLength).toBe(512);
  });

  test('refuses two sources with one id', async () => {
    const source = {sourceId: 'hits', getItems: () => []};
    const widget = createAutocomplete({
      openOnFocus: true,
      // Of a browser's window, only timers are needed here.
      environment: globalThis,
      getSources: () => [source, source],
    });
    await expect(widget.refresh()).rejects.toThrow('The `sourceId` "hits" is not unique.');
  });
});
