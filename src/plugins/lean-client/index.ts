import {dirname, join} from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Keeps code out of the browser that the theme brings along and no page needs. */
export default function leanClientPlugin(): Plugin {
  const themeFolder = dirname(require.resolve('@docusaurus/theme-classic/package.json'));
  return {
    name: 'lean-client',
    configureWebpack: () => ({
      resolve: {
        alias: {
          // A client module that loads Prism with its grammars; code is colored while pages compile.
          [join(themeFolder, 'lib/prism-include-languages')]: false,
        },
      },
    }),
  };
}
