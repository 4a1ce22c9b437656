import path from 'node:path';
import {readFileSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import type {LoadContext} from '@docusaurus/types';
import {expect, test} from 'vitest';
import {makeSite} from '../../remark/samples/fixture.testing';
import sampleDependenciesPlugin from './index';

// The same bundler that builds the site.
const {rspack} = createRequire(import.meta.url)('@docusaurus/faster') as typeof import('@docusaurus/faster');

test('rebuilds a page when its sample changes', {timeout: 30_000}, async () => {
  const siteDir = makeSite({
    'docs/a.mdx': '```ts sample="a.ts"\n```\n',
    'samples/v2/src/a.ts': 'one();\n',
    'src/plugins/sample-dependencies/loader.js': readFileSync(path.join(import.meta.dirname, 'loader.js'), 'utf8'),
    // A replacement for the MDX loader that reads the sample without registering it as a dependency.
    'compile.js':
      'const {readFileSync} = require("fs"); module.exports = function () {' +
      'return `export default ${JSON.stringify(readFileSync(this.rootContext + "/samples/v2/src/a.ts", "utf8"))}`}',
  });
  // The plugin uses only `siteDir`, and its hook takes no arguments.
  const plugin = sampleDependenciesPlugin({siteDir} as LoadContext);
  const {module} = (plugin.configureWebpack as unknown as () => {module: {rules: object[]}})();
  const compiler = rspack({
    context: siteDir,
    mode: 'development',
    devtool: false,
    entry: './docs/a.mdx',
    output: {path: path.join(siteDir, 'out'), filename: 'a.js'},
    module: {rules: [...module.rules, {test: /\.mdx$/, use: [path.join(siteDir, 'compile.js')]}]},
  });
  const readOutput = (): string => readFileSync(path.join(siteDir, 'out/a.js'), 'utf8');
  await new Promise<void>((resolve, reject) => {
    let builds = 0;
    const watching = compiler.watch({aggregateTimeout: 50}, (error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString()));
      builds++;
      if (builds === 1) {
        expect(readOutput()).toContain('one();');
        setTimeout(() => writeFileSync(path.join(siteDir, 'samples/v2/src/a.ts'), 'two();\n'), 300);
      } else if (readOutput().includes('two();')) {
        watching?.close(() => resolve());
      }
    });
  });
  expect(readOutput()).toContain('two();');
});
