// A stock Docusaurus 3.7.0 site with the same pages, for comparison. bench/lib/sites.mjs copies this file to its root.
import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';
import type {Config} from '@docusaurus/types';
import livePlugin from '../../src/live/plugin';
import whatsNewPlugin from '../../src/plugins/whats-new';
import remarkLocalBinary from '../../src/remark/localBinary';
import remarkSamples from '../../src/remark/samples';
import {ERROR_LINE_COMMENT} from '../../src/remark/samples/buildCodeBlock';

const config: Config = {
  title: 'OpenAPI Qraft',
  tagline: 'Stock site',
  favicon: 'img/favicon.ico',
  url: 'https://openapi-qraft.github.io',
  baseUrl: '/openapi-qraft/',
  trailingSlash: false,
  onBrokenLinks: 'warn',
  future: {
    experimental_faster: {
      swcJsLoader: true,
      swcJsMinimizer: true,
      swcHtmlMinimizer: true,
      lightningCssMinimizer: true,
      rspackBundler: true,
      mdxCrossCompilerCache: true,
    },
  },
  presets: [
    [
      'classic',
      {
        docs: {
          sidebarPath: './sidebars.ts',
          lastVersion: 'current',
          versions: {current: {label: '2.x', path: ''}, '1.x': {label: '1.x', path: '1.x'}},
          remarkPlugins: [
            [remarkSamples, {siteDir: __dirname}],
            [npm2yarn, {sync: true, converters: ['yarn', 'pnpm']}],
            remarkLocalBinary,
          ],
        },
        blog: false,
      },
    ],
  ],
  // Provide the data that pages show and the samples that they run.
  plugins: [whatsNewPlugin, livePlugin],
  themeConfig: {
    navbar: {
      title: 'OpenAPI Qraft',
      logo: {alt: '', src: 'img/logo.svg', srcDark: 'img/logo-dark.svg'},
      items: [
        {type: 'docSidebar', sidebarId: 'docs', position: 'left', label: 'Docs'},
        {type: 'docsVersionDropdown', position: 'right'},
        {type: 'search', position: 'right'},
        {href: 'https://github.com/OpenAPI-Qraft/openapi-qraft', position: 'right', label: 'GitHub'},
      ],
    },
    footer: {style: 'dark', copyright: 'OpenAPI Qraft contributors'},
    prism: {
      additionalLanguages: ['bash', 'json', 'diff'],
      magicComments: [
        {
          className: 'theme-code-block-highlighted-line',
          line: 'highlight-next-line',
          block: {start: 'highlight-start', end: 'highlight-end'},
        },
        {className: 'sample-error-line', line: ERROR_LINE_COMMENT},
      ],
    },
    algolia: {appId: 'stock', apiKey: 'stock', indexName: 'stock', contextualSearch: true},
  },
};

export default config;
