import type {Plugin} from '@docusaurus/types';

/** Takes work out of builds: the style sheets' prefixes are left to the minimizer, which knows the same browsers. */
export default function quickBuildPlugin(): Plugin {
  return {
    name: 'quick-build',

    // `config`: otherwise PostCSS looks for a configuration, for each style sheet anew.
    configurePostCss: (options) => ({...options, plugins: [], config: false}),
  };
}
