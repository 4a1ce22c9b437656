import {existsSync} from 'node:fs';
import {dirname, join} from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Leaves Prism and its grammars out of the client: code is highlighted while pages compile (src/rehype/highlight). */
export default function buildTimeHighlightingPlugin(): Plugin {
  return {
    name: 'build-time-highlighting',
    configureWebpack() {
      const themeFolder = dirname(require.resolve('@docusaurus/theme-classic/package.json'));
      // A client module of the theme, which Docusaurus imports by its absolute path without the extension.
      const prism = join(themeFolder, 'lib/prism-include-languages');
      if (!existsSync(`${prism}.js`)) throw new Error(`${prism}.js is gone. Find what loads Prism in the browser now.`);
      return {resolve: {alias: {[prism]: false}}};
    },
  };
}
