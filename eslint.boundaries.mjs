// "Nothing imports upwards": see "Project structure" in the README.
const ANYTHING_BUT = (allowed) => `^(?!${allowed})`;

/** A flat config block that forbids imports matching `patterns` in `files`. */
const forbid = (name, files, patterns, ignores = []) => ({
  name: `boundaries/${name}`,
  files,
  ignores,
  rules: {'no-restricted-imports': ['error', {patterns}]},
});

/** What `src` consists of, from the bottom up. A folder may import from the folders above it in this list. */
const LAYERS = [
  'lib',
  'config',
  'hooks',
  'components',
  'search|live|remark|rehype',
  'plugins|theme',
  'playground',
  'pages|clientModules',
];

/** Forbids a folder of `src` to import from any layer above its own. */
function forbidUpwards(folder, reason) {
  const above = LAYERS.slice(LAYERS.findIndex((names) => names.split('|').includes(folder)) + 1).join('|');
  return forbid(
    folder,
    [`src/${folder}/**`],
    // Docusaurus' own theme components, such as @theme/Tabs, are allowed.
    [{regex: `^@site/src/(${above})(/|$)|^(\\.\\./)+(src/)?(${above})(/|$)`, message: reason}],
  );
}

/** A pattern that matches imports from these folders of src/search. */
const inSearch = (folders, message) => ({
  regex: `(^|/)search/(${folders})(/|$)|^(\\.\\./)+(${folders})(/|$)`,
  message,
});

const UI_PATTERNS = [
  inSearch('plugin|engine', 'search/ui imports only search/shared and search/transport.'),
  {
    regex: '(^|/)search/transport/|^(\\.\\./)+transport/',
    message: 'search/ui imports search/transport only through its index.',
  },
];

const SEARCH_PARTS = {
  regex: '(^|/)search/(plugin|transport|ui)(/|$)',
  message: 'Import only search/shared and search/engine here. The rest is for theme/SearchBar and theme/SearchPage.',
};

/** A pattern that matches imports from these folders of src/playground. */
const inPlayground = (folders, message) => ({
  regex: `(^|/)playground/(${folders})(/|$)|^(\\.\\./)+(${folders})(/|$)`,
  message,
});

/** What each part of the playground must not import. The parts run in different places: workers, a frame, the page. */
const PLAYGROUND_PARTS = Object.entries({
  shared: 'generator|language|mock|plugin|sandbox|ui',
  generator: 'language|mock|plugin|sandbox|ui',
  language: 'generator|mock|plugin|sandbox|ui',
  mock: 'generator|language|plugin|sandbox|ui',
  sandbox: 'generator|language|plugin|ui',
  ui: 'plugin',
}).map(([part, others]) =>
  forbid(
    `playground-${part}`,
    [`src/playground/${part}/**`],
    [
      inPlayground(
        others,
        `playground/${part} runs without the other parts. Move what it shares to playground/shared.`,
      ),
    ],
    ['**/*.{test,testing}.ts'],
  ),
);

export default [
  forbidUpwards('lib', 'src/lib is at the bottom: it imports from no other folder of src.'),
  forbidUpwards('config', 'src/config imports from src/lib only. Connect it to the rest in docusaurus.config.ts.'),
  forbidUpwards('hooks', 'Hooks do not import from components, which use them. Move the shared part down.'),
  forbidUpwards('components', 'Components do not import from src/theme, which wraps them. Move the shared part down.'),
  forbidUpwards(
    'live',
    'src/live imports from src/components and below. Connect it to pages in src/theme/MDXComponents.',
  ),
  // The search, from the bottom up: shared, then engine, then transport and plugin, then ui.
  forbid(
    'search-shared',
    ['src/search/shared/**'],
    [
      inSearch(
        'plugin|engine|transport|ui',
        'search/shared is used by all parts of the search and imports none of them.',
      ),
    ],
  ),
  forbid(
    'search-engine',
    ['src/search/engine/**'],
    [
      {
        // No DOM, no React, no Node.js.
        regex: ANYTHING_BUT('\\./|\\.\\./(\\.\\./)*(shared|engine)/|@site/src/search/(shared|engine)/|minisearch$'),
        message: 'search/engine is pure: it imports only search/shared and the index library.',
      },
      {
        regex: '^\\./.*\\.\\./',
        message: 'search/engine is pure: it imports only search/shared and the index library.',
      },
    ],
  ),
  forbid(
    'search-transport',
    ['src/search/transport/**'],
    [inSearch('plugin|ui', 'search/transport imports only search/shared and search/engine.')],
  ),
  forbid(
    'search-plugin',
    ['src/search/plugin/**'],
    [inSearch('transport|ui', 'search/plugin runs in the build; it imports only search/shared and search/engine.')],
  ),
  forbid('search-ui', ['src/search/ui/**'], UI_PATTERNS),
  forbid(
    'search-hooks',
    ['src/search/ui/hooks/**'],
    [
      ...UI_PATTERNS,
      {
        regex: '^\\.\\./[A-Z]|(^|/)search/ui/[A-Z]|^\\.\\./loadSearch$',
        caseSensitive: true,
        message: 'Hooks do not import components: components use hooks. Pass in what the hook needs.',
      },
    ],
  ),
  forbid(
    'search-outside',
    ['src/{clientModules,pages,plugins,rehype,remark,theme}/**', 'scripts/**'],
    [SEARCH_PARTS],
    ['src/theme/Search{Bar,Page}/**', 'src/plugins/built-pages/runSteps.ts', '**/*.test.ts'],
  ),
  {
    // Tests import the test runner, and may combine several layers.
    name: 'boundaries/search-tests',
    files: ['src/search/{shared,engine}/**/*.test.ts'],
    rules: {'no-restricted-imports': 'off'},
  },
  ...PLAYGROUND_PARTS,
  forbid(
    'samples',
    ['samples/**'],
    [
      {
        regex: `^@site/|^@theme|^@docusaurus/|(^|/)\\.\\./src/(${LAYERS.join('|')}|css)(/|$)`,
        message: 'Samples are separate projects. Do not import from the site.',
      },
    ],
  ),
];
