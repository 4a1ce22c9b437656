import {join, resolve} from 'node:path';
import {extractAllSourceCodeFileTranslations, getBabelOptions, getCustomBabelConfigFilePath} from '@docusaurus/babel';
import {createJsLoaderFactory} from '@docusaurus/bundler';
import {loadSiteConfig} from '@docusaurus/core/lib/server/config';
import {expect, test} from 'vitest';

const siteDir = resolve(import.meta.dirname, '../..');

/** Resolves the JavaScript loader as Docusaurus does (core/lib/webpack/base.js). */
test('SWC compiles the site', async () => {
  const {siteConfig} = await loadSiteConfig({siteDir});
  const getLoader = await createJsLoaderFactory({siteConfig});
  for (const isServer of [false, true]) {
    expect(getLoader({isServer})).toMatchObject({loader: 'builtin:swc-loader', options: {env: {loose: true}}});
  }
});

/** Extracts the texts as Docusaurus does (core/lib/server/translations/translationsExtractor.js). */
test('babel.config.js is used to extract texts for translation', async () => {
  const options = getBabelOptions({isServer: true, babelOptions: await getCustomBabelConfigFilePath(siteDir)});
  expect(options).toMatchObject({configFile: join(siteDir, 'babel.config.js')});
  const file = join(siteDir, 'src/search/ui/SearchButton/index.tsx');
  const [found] = await extractAllSourceCodeFileTranslations([file], options);
  expect(found).toMatchObject({translations: {'theme.SearchBar.label': {}}, warnings: []});
});
