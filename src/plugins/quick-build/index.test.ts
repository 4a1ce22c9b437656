import type {ConfigureWebpackUtils, LoadContext} from '@docusaurus/types';
import type {Configuration, RuleSetRule} from 'webpack';
import {expect, test} from 'vitest';
import quickBuildPlugin from '.';

const plugin = quickBuildPlugin({generatedFilesDir: '/site/.docusaurus'} as LoadContext); // all that it reads
const isVendored = (path: string): boolean => path.includes('vendored');

function configure(config: Configuration): RuleSetRule {
  const change = plugin.configureWebpack?.(config, false, {} as ConfigureWebpackUtils, undefined) as Configuration;
  return change.module?.rules?.[0] as RuleSetRule;
}

test('leaves scripts of the site to babel.config.js, with a cache, and gives all others to SWC', () => {
  const babelRule: RuleSetRule = {
    test: /\.js$/,
    exclude: isVendored,
    use: [{loader: '/node_modules/babel-loader/lib', options: {configFile: '/site/babel.config.js'}}],
  };
  const swcRule = configure({module: {rules: [{test: /\.css$/, use: []}, babelRule]}});

  const excluded = babelRule.exclude as ((path: string) => boolean)[];
  const included = swcRule.include as (path: string) => boolean;
  const pathsAndOwners: [string, boolean][] = [
    ['/site/src/theme/Tabs/index.js', false],
    ['/site/node_modules/@docusaurus/core/lib/client/App.js', true],
    ['/site/.docusaurus/routes.js', true],
  ];
  for (const [path, isForeign] of pathsAndOwners) {
    expect(excluded.some((condition) => condition(path))).toBe(isForeign);
    expect(included(path)).toBe(isForeign);
  }
  const options = {configFile: '/site/babel.config.js', cacheDirectory: true};
  expect(babelRule.use).toMatchObject([{loader: '/node_modules/babel-loader/lib', options}]);
  expect(swcRule).toMatchObject({test: /\.js$/, exclude: isVendored, use: [{loader: 'builtin:swc-loader'}]});
});

test('a Docusaurus that compiles scripts in another way is an error', () => {
  for (const use of ['esbuild-loader', ['babel-loader'], [{loader: 'thread-loader'}, {loader: 'babel-loader'}]]) {
    expect(() => configure({module: {rules: [{test: /\.js$/, use}]}})).toThrow('No rule compiles');
  }
});
