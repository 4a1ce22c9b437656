import type {Plugin} from '@docusaurus/types';

/** Speeds up builds by turning off postcss-preset-env: Lightning CSS adds the same prefixes when it minimizes. */
export default function postcssOptionsPlugin(): Plugin {
  return {
    name: 'postcss-options',

    // Without `config: false`, PostCSS searches for a configuration file for each style sheet.
    configurePostCss: (options) => ({...options, plugins: [], config: false}),
  };
}
