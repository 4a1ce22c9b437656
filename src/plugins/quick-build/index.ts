import {sep} from 'node:path';
import {getSwcLoaderOptions} from '@docusaurus/faster';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Configuration, RuleSetRule} from 'webpack';

const PACKAGES = `${sep}node_modules${sep}`;

/** A rule in the form in which Docusaurus writes them. */
interface ScriptRule extends RuleSetRule {
  use: {loader: string; options?: object}[];
}

/**
 * Takes work out of builds. The style sheets' prefixes are left to the minimizer, which knows the same browsers. Scripts
 * that the site did not write, of Docusaurus' packages and its generated tables, are compiled by SWC in the way that
 * Docusaurus offers for all; those of the site stay with babel.config.js, whose results are kept for the next build.
 */
export default function quickBuildPlugin({generatedFilesDir}: LoadContext): Plugin {
  const isForeign = (path: string): boolean => path.includes(PACKAGES) || path.startsWith(generatedFilesDir);
  return {
    name: 'quick-build',

    // `config`: otherwise PostCSS looks for a configuration, for each style sheet anew.
    configurePostCss: (options) => ({...options, plugins: [], config: false}),

    configureWebpack(config, isServer) {
      const rule = findScriptRule(config);
      const {test, exclude} = rule;
      rule.exclude = [isForeign, exclude ?? []].flat();
      // In node_modules/.cache, which `npm ci` empties. To unpack what is kept takes longer than to read more of it.
      rule.use = rule.use.map(({loader, options}) => ({
        loader,
        options: {...options, cacheDirectory: true, cacheCompression: false},
      }));
      const options = getSwcLoaderOptions({isServer});
      // The mode in which Docusaurus runs Babel; it makes shorter code.
      const use = {loader: 'builtin:swc-loader', options: {...options, env: {...options.env, loose: true}}};
      return {module: {rules: [{test, include: isForeign, exclude, use: [use]}]}};
    },
  };
}

/** @throws Error when Docusaurus compiles scripts in another way than 3.7.0 does */
function findScriptRule({module}: Configuration): ScriptRule {
  const rule = module?.rules?.find(
    (each): each is ScriptRule => typeof each === 'object' && each !== null && isBabelAlone(each.use),
  );
  if (!rule) throw new Error('No rule compiles scripts with babel-loader. Update src/plugins/quick-build.');
  return rule;
}

function isBabelAlone(use: unknown): boolean {
  const [first, ...others] = Array.isArray(use) ? (use as {loader?: string}[]) : [];
  return others.length === 0 && (first?.loader ?? '').includes('babel-loader');
}
