import {join, resolve} from 'node:path';
import {extractAllSourceCodeFileTranslations, getBabelOptions, getCustomBabelConfigFilePath} from '@docusaurus/babel';
import {createJsLoaderFactory} from '@docusaurus/bundler';
import {loadSiteConfig} from '@docusaurus/core/lib/server/config';
import {expect, test} from 'vitest';

const siteDir = resolve(import.meta.dirname, '../..');

/** The steps that Docusaurus takes (core/lib/webpack/base.js) to find its JavaScript loader. */
test('SWC compiles the site', async () => {
  const {siteConfig} = await loadSiteConfig({siteDir});
  const getLoader = await createJsLoaderFactory({siteConfig});
  for (const isServer of [false, true]) {
    expect(getLoader({isServer})).toMatchObject({loader: 'builtin:swc-loader', options: {env: {loose: true}}});
  }
});

/** The steps that it takes (core/lib/server/translations/translationsExtractor.js) to find texts to translate. */
test('babel.config.js is what reads the site for translators', async () => {
  const options = getBabelOptions({isServer: true, babelOptions: await getCustomBabelConfigFilePath(siteDir)});
  expect(options).toMatchObject({configFile: join(siteDir, 'babel.config.js')});
  const file = join(siteDir, 'src/search/ui/SearchButton/index.tsx');
  const [found] = await extractAllSourceCodeFileTranslations([file], options);
  expect(found).toMatchObject({translations: {'theme.SearchBar.label': {}}, warnings: []});
});
