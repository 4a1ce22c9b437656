// Statements of SPEC.md that libraries fulfill, checked on the installed versions.
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {dirname, resolve} from 'node:path';
import {createAutocomplete} from '@algolia/autocomplete-core';
import type {LiteClient} from 'algoliasearch/lite';
import {liteClient} from 'algoliasearch/lite';
import {matchPath} from 'react-router';
import {describe, expect, test} from 'vitest';
import packageJson from '../../package.json';

const ROOT = resolve(import.meta.dirname, '../..');
const require = createRequire(import.meta.url);
const lock = JSON.parse(readFileSync(resolve(ROOT, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, {version: string}>;
};

test('the packages of the specification are installed', {tags: '@project-packages'}, () => {
  const names = [
    ...['core', 'preset-classic', 'theme-search-algolia'].map((name) => `@docusaurus/${name}`),
    ...['@docsearch/react', 'algoliasearch', 'react', 'react-dom', 'prism-react-renderer', 'clsx', '@mdx-js/react'],
    'typescript',
  ];
  const installed = {...packageJson.dependencies, ...packageJson.devDependencies};
  expect(names.filter((name) => !(name in installed))).toEqual([]);
});

test('Docusaurus is 3.7.0', {tags: '@limit-docusaurus'}, () => {
  const {version} = require('@docusaurus/core/package.json') as {version: string};
  expect(version).toBe('3.7.0');
});

describe('the router', {tags: '@limit-router'}, () => {
  test.each([
    ['exact', {exact: true}, '/docs', '/docs/overview'],
    ['strict', {strict: true}, '/docs/', '/docs'],
    ['case-sensitive', {sensitive: true}, '/docs', '/Docs'],
  ] as const)('has the option "%s", which makes matching stricter', (_mode, options, path, address) => {
    expect(matchPath(address, {path, ...options})).toBeNull();
    expect(matchPath(address, {path})).not.toBeNull();
  });

  // The size of the cache is not exported. In this version it is 10000 patterns.
  test('has the version whose cache size was checked', () => {
    expect(lock.packages['node_modules/react-router']?.version).toBe('5.3.4');
  });
});

test('the progress bar has its defaults', {tags: '@limit-progress-bar'}, () => {
  const theme = dirname(require.resolve('@docusaurus/theme-classic/package.json'));
  const {settings} = require(require.resolve('nprogress', {paths: [theme]})) as {settings: Record<string, unknown>};
  expect(settings).toMatchObject({minimum: 0.08, speed: 200, trickleRate: 0.02, trickleSpeed: 800});
});

describe('the search client', () => {
  test('requires an application id and a key', {tags: '@search-credentials'}, () => {
    expect(() => liteClient('', 'key')).toThrow('`appId` is missing.');
    expect(() => liteClient('app', '')).toThrow('`apiKey` is missing.');
  });

  test('has the timeouts of the specification, in browsers', {tags: '@limit-search-timeouts'}, async () => {
    // Node.js loads another build of the package, with longer timeouts.
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
  ])(
    'throws %s for a matching response',
    {tags: ['@error-search-client', '@error-search-hosts']},
    async (name, status, content) => {
      const client = liteClient('app', 'key', {requester: {send: async () => ({status, content, isTimedOut: false})}});
      const search = client.search({requests: [{indexName: 'docs', query: 'a'}]});
      await expect(search).rejects.toMatchObject({name});
    },
  );
});

describe('the search widget', () => {
  test('takes 512 characters by default', {tags: '@search-input-512'}, () => {
    const {getInputProps} = createAutocomplete({});
    expect(getInputProps({inputElement: null}).maxLength).toBe(512);
  });

  test('refuses two sources with one id', {tags: '@search-source-ids'}, async () => {
    const source = {sourceId: 'hits', getItems: () => []};
    const widget = createAutocomplete({
      openOnFocus: true,
      // The widget only needs timers from `window` here.
      environment: globalThis,
      getSources: () => [source, source],
    });
    await expect(widget.refresh()).rejects.toMatchObject({
      message: '[Autocomplete] The `sourceId` "hits" is not unique.',
    });
  });
});
