import {resolve} from 'node:path';
import {getCustomBabelConfigFilePath} from '@docusaurus/babel';
import {createJsLoaderFactory} from '@docusaurus/bundler';
import {loadSiteConfig} from '@docusaurus/core/lib/server/config';
import {expect, test} from 'vitest';

const siteDir = resolve(import.meta.dirname, '../..');

/** The same three steps that Docusaurus takes (core/lib/webpack/base.js) to find its JavaScript loader. */
test('babel.config.js is what compiles the site', async () => {
  const {siteConfig} = await loadSiteConfig({siteDir});
  const babelOptions = await getCustomBabelConfigFilePath(siteDir);
  const getLoader = await createJsLoaderFactory({siteConfig});
  const rule = getLoader({isServer: false, babelOptions}) as {loader: string; options: Record<string, unknown>};

  expect(rule.loader).toContain('babel-loader');
  expect(rule.options).toMatchObject({configFile: resolve(siteDir, 'babel.config.js'), babelrc: false});
});
