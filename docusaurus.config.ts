import type * as PresetClassic from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';
import type {PluggableList} from 'unified';
import {readEnvironment} from './src/config/environment';
import {parseStrictFrontMatter} from './src/config/frontMatter';
import {findEditUrl, hasWholeHistory} from './src/config/gitHistory';
import {inlineImage} from './src/config/inlineImage';
import {scriptLoader} from './src/config/scriptLoader';
import {EMBEDDED_APP_ID, PRODUCT_NAME, SOURCE_REPOSITORY, TAGLINE} from './src/config/site';
import {getToken, readPalettes} from './src/css/tokens';
import livePlugin from './src/live/plugin';
import playgroundPlugin from './src/playground/plugin';
import announcementPlugin from './src/plugins/announcement';
import builtPagesPlugin from './src/plugins/built-pages';
import {withChangedSince} from './src/plugins/built-pages/version-diff/withChangedSince';
import checkVersionMapPlugin from './src/plugins/check-version-map';
import deferredHydrationPlugin from './src/plugins/deferred-hydration';
import homeDataPlugin from './src/plugins/home-data';
import lazyCompilationPlugin from './src/plugins/lazy-compilation';
import mainBundlePlugin from './src/plugins/main-bundle';
import postcssOptionsPlugin from './src/plugins/postcss-options';
import routeSplittingPlugin from './src/plugins/route-splitting';
import sampleDependenciesPlugin from './src/plugins/sample-dependencies';
import typesOnHoverPlugin from './src/plugins/types-on-hover';
import whatsNewPlugin from './src/plugins/whats-new';
import withoutPrismPlugin from './src/plugins/without-prism';
import rehypeHighlight from './src/rehype/highlight';
import remarkDocumentToCall from './src/remark/documentToCall';
import remarkLocalBinary from './src/remark/localBinary';
import remarkSamples from './src/remark/samples';
import {ERROR_LINE_COMMENT} from './src/remark/samples/buildCodeBlock';
import searchPlugin from './src/search/plugin';

const environment = readEnvironment(process.env);
const hasDates = hasWholeHistory(__dirname);

// The first entry also styles {1,3-5} ranges. The second marks the compiler's message under a line with an error.
const magicComments = [
  {
    className: 'theme-code-block-highlighted-line',
    line: 'highlight-next-line',
    block: {start: 'highlight-start', end: 'highlight-end'},
  },
  {className: 'sample-error-line', line: ERROR_LINE_COMMENT},
];

const remarkPlugins: PluggableList = [
  [remarkSamples, {siteDir: __dirname}],
  [remarkDocumentToCall, {siteDir: __dirname}],
  [npm2yarn, {sync: true, converters: ['yarn', 'pnpm']}],
  remarkLocalBinary,
];

const docs: PresetClassic.Options['docs'] = {
  sidebarPath: './sidebars.ts',
  editUrl: environment.editUrl ?? findEditUrl(__dirname),
  showLastUpdateTime: hasDates,
  lastVersion: 'current',
  versions: {
    current: {label: '2.x', path: ''},
    '1.x': {label: '1.x', path: '1.x'},
  },
  remarkPlugins,
  rehypePlugins: [[rehypeHighlight, {magicComments}]],
};

// Some crawlers compare the priorities of a site's pages: they should prefer the current version.
const createSitemapItems: NonNullable<
  Extract<PresetClassic.Options['sitemap'], object>['createSitemapItems']
> = async ({defaultCreateSitemapItems, ...params}) => {
  const oldVersion = `${environment.siteUrl}${environment.baseUrl}docs/1.x/`;
  const items = await defaultCreateSitemapItems(params);
  return items.map((item) => (item.url.startsWith(oldVersion) ? {...item, priority: 0.2} : item));
};

const presetOptions: PresetClassic.Options = {
  docs,
  blog: false,
  pages: {remarkPlugins, rehypePlugins: [[rehypeHighlight, {magicComments}]]},
  theme: {
    customCss: ['tokens', 'global', 'chrome', 'content', 'withoutScripts'].map((name) => `./src/css/${name}.css`),
  },
  sitemap: {
    ignorePatterns: ['search', 'docs', 'docs/1.x'].map((path) => environment.baseUrl + path),
    priority: 0.8,
    lastmod: hasDates ? 'date' : null,
    createSitemapItems,
  },
};

// Without a hosted search, the same client searches an index in the browser. The theme still requires these three
// values, but they are never sent anywhere.
const algolia: PresetClassic.ThemeConfig['algolia'] = {
  ...(environment.hostedSearch ?? {appId: EMBEDDED_APP_ID, apiKey: 'embedded', indexName: 'openapi-qraft'}),
  contextualSearch: true,
  searchPagePath: 'search',
};

const navbar: PresetClassic.ThemeConfig['navbar'] = {
  // src/css/chrome.css adds the logo.
  title: PRODUCT_NAME,
  items: [
    {type: 'docSidebar', sidebarId: 'docs', position: 'left', label: 'Docs'},
    {to: '/playground', position: 'left', label: 'Playground'},
    {type: 'docsVersionDropdown', position: 'right'},
    {type: 'localeDropdown', position: 'right'},
    {type: 'search', position: 'right'},
    {
      href: SOURCE_REPOSITORY,
      position: 'right',
      className: 'navbar-source-link',
      'aria-label': 'Source repository on GitHub',
    },
  ],
};

// Browsers with SVG support use the first icon. It is inlined, so it costs no request.
const headTags: Config['headTags'] = [
  {tagName: 'link', attributes: {rel: 'icon', sizes: 'any', href: inlineImage('static/img/favicon.svg')}},
  {tagName: 'link', attributes: {rel: 'icon', sizes: '48x48', href: `${environment.baseUrl}img/favicon.ico`}},
  {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: `${environment.baseUrl}img/apple-touch-icon.png`}},
];

// Code is highlighted during the build (src/rehype/highlight), so the browser doesn't need a Prism theme.
const WITHOUT_COLORS = {plain: {}, styles: []};

const themeConfig: PresetClassic.ThemeConfig = {
  image: 'img/social-card.png',
  metadata: [
    {name: 'theme-color', content: getToken(readPalettes().light, 'banner-bg')},
    // Docs pages have their own images and override these texts.
    ...['og:image:alt', 'twitter:image:alt'].map((name) => ({
      [name.startsWith('og') ? 'property' : 'name']: name,
      content: `${PRODUCT_NAME}. ${TAGLINE}.`,
    })),
  ],
  colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
  announcementBar: {
    id: 'covers-2-14-1',
    content: 'The 2.x docs cover <b>2.14.1</b>. Still on 1.x? Switch versions in the menu.',
    isCloseable: true,
  },
  navbar,
  docs: {sidebar: {hideable: true}},
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  footer: {style: 'dark', copyright: `© ${new Date().getFullYear()} ${PRODUCT_NAME} contributors`},
  prism: {theme: WITHOUT_COLORS, darkTheme: WITHOUT_COLORS, magicComments},
  algolia,
};

const config: Config = {
  title: PRODUCT_NAME,
  tagline: TAGLINE,
  headTags,
  url: environment.siteUrl,
  baseUrl: environment.baseUrl,
  noIndex: environment.noIndex,
  trailingSlash: false,
  organizationName: 'OpenAPI-Qraft',
  projectName: 'openapi-qraft',
  onBrokenLinks: 'throw',
  onBrokenMarkdownLinks: 'warn',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'warn',
  i18n: {defaultLocale: 'en', locales: ['en'], localeConfigs: {en: {label: 'English', htmlLang: 'en'}}},
  future: {
    experimental_faster: {
      // Docusaurus warns about babel.config.js when this is on; src/config/scriptLoader.ts sets up SWC instead.
      swcJsLoader: false,
      swcJsMinimizer: true,
      swcHtmlMinimizer: true,
      lightningCssMinimizer: true,
      rspackBundler: true,
      mdxCrossCompilerCache: true,
    },
  },
  webpack: {jsLoader: scriptLoader},
  clientModules: [
    'jumpToNewPages',
    'prefetchOnFastConnections',
    'updateHeadAfterHydration',
    'progressBarWithoutRole',
  ].map((name) => `./src/clientModules/${name}.ts`),
  markdown: {parseFrontMatter: withChangedSince(parseStrictFrontMatter, __dirname)},
  presets: [['classic', presetOptions]],
  plugins: [
    mainBundlePlugin,
    lazyCompilationPlugin,
    postcssOptionsPlugin,
    withoutPrismPlugin,
    routeSplittingPlugin,
    deferredHydrationPlugin,
    announcementPlugin,
    sampleDependenciesPlugin,
    typesOnHoverPlugin,
    livePlugin,
    homeDataPlugin,
    checkVersionMapPlugin,
    whatsNewPlugin,
    playgroundPlugin,
    (context) => searchPlugin(context, {remarkPlugins}),
    (context) => builtPagesPlugin(context, environment.hostedSearch),
  ],
  themeConfig,
};

export default config;
