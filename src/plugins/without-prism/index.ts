import {existsSync} from 'node:fs';
import {dirname, join} from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Keeps Prism and its grammars out of the client bundle: src/rehype/highlight highlights code during the build. */
export default function withoutPrismPlugin(): Plugin {
  return {
    name: 'without-prism',
    configureWebpack() {
      const themeFolder = dirname(require.resolve('@docusaurus/theme-classic/package.json'));
      // The theme's client module. Docusaurus imports it by its absolute path without the extension.
      const prism = join(themeFolder, 'lib/prism-include-languages');
      if (!existsSync(`${prism}.js`))
        throw new Error(
          `${prism}.js does not exist. If Docusaurus was upgraded, find the client module that loads Prism, and adapt src/plugins/without-prism.`,
        );
      return {resolve: {alias: {[prism]: false}}};
    },
  };
}
