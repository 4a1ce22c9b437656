import type {Plugin} from '@docusaurus/types';

/** Takes work out of builds: the style sheets' prefixes are left to the minimizer, which knows the same browsers. */
export default function postcssOptionsPlugin(): Plugin {
  return {
    name: 'postcss-options',

    // `config`: otherwise PostCSS looks for a configuration, for each style sheet anew.
    configurePostCss: (options) => ({...options, plugins: [], config: false}),
  };
}
