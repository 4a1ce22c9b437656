// What the client knows about versions and locales.
import {readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {pathToFileURL} from 'node:url';
import type {Config} from '@docusaurus/types';
import {expect, test} from 'vitest';
import {BASE_URL} from '../buildFolder';
import {docPages, versionOf} from './builtSite';

/** Folder of Docusaurus' generated files. Docusaurus reads the same variable. */
const GENERATED_FOLDER = resolve(process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME ?? '.docusaurus');

const read = (file: string): unknown => JSON.parse(readFileSync(join(GENERATED_FOLDER, file), 'utf8'));

/** The configuration with Docusaurus' defaults filled in. */
const {default: siteConfig} = (await import(
  /* @vite-ignore */ pathToFileURL(join(GENERATED_FOLDER, 'docusaurus.config.mjs')).href
)) as {default: Config};

interface Version {
  readonly label: string;
  readonly docs: readonly {readonly id: string; readonly path: string; readonly sidebar: string}[];
}

const versions = (read('globalData.json') as {'docusaurus-plugin-content-docs': {default: {versions: Version[]}}})[
  'docusaurus-plugin-content-docs'
].default.versions;

test(
  'the versions have a name, a label, a path, a main page, drafts and sidebars, and 2.x is the last one',
  {tags: ['@versions', '@data-version']},
  () => {
    const common = {mainDocId: 'overview', draftIds: []};
    expect(versions.map(({docs: _docs, ...version}) => version)).toEqual([
      {
        ...common,
        name: 'current',
        label: '2.x',
        isLast: true,
        path: `${BASE_URL}docs`,
        sidebars: {docs: {link: {path: `${BASE_URL}docs/overview`, label: 'overview'}}},
      },
      {
        ...common,
        name: '1.x',
        label: '1.x',
        isLast: false,
        path: `${BASE_URL}docs/1.x`,
        sidebars: {docs: {link: {path: `${BASE_URL}docs/1.x/overview`, label: 'overview'}}},
      },
    ]);
  },
);

test('each version lists its pages by id, path and sidebar', {tags: '@data-version'}, () => {
  for (const {label, docs} of versions) {
    const paths = docPages.filter((page) => versionOf(page) === label).map(({path}) => path);
    // Docusaurus lists index pages with a trailing slash, which links do not have.
    const listed = docs.map(({path, ...doc}) => ({...doc, path: path.replace(/\/$/, '')}));
    expect(listed.map(({path}) => path).sort()).toEqual(paths.sort());
    expect(listed.filter(({id, path, sidebar}) => !path.endsWith(id.replace(/\/index$/, '')) || !sidebar)).toEqual([]);
  }
});

test(
  'English is the only locale, with its label, direction, language tag, calendar and path',
  {tags: ['@language', '@data-locale']},
  () => {
    expect(read('i18n.json')).toMatchObject({
      defaultLocale: 'en',
      locales: ['en'],
      localeConfigs: {en: {label: 'English', direction: 'ltr', htmlLang: 'en', calendar: 'gregory', path: 'en'}},
    });
  },
);

test('a blog would be grouped by year, and there is none', {tags: '@limit-blog'}, () => {
  expect(siteConfig.presets).toEqual([['classic', expect.objectContaining({blog: false})]]);
  expect(siteConfig.themeConfig).toMatchObject({blog: {sidebar: {groupByYear: true}}});
});
