// "Nothing imports upwards": see "The house" in the README.
const ANYTHING_BUT = (allowed) => `^(?!${allowed})`;

/** A flat config block that forbids imports matching `patterns` in `files`. */
const forbid = (name, files, patterns) => ({
  name: `boundaries/${name}`,
  files,
  rules: {'no-restricted-imports': ['error', {patterns}]},
});

/** What `src` consists of, from the bottom up. A folder may import from the folders above it in this list. */
const LAYERS = ['lib', 'config', 'hooks', 'components', 'search|remark|rehype', 'plugins|theme', 'pages|clientModules'];

/** Forbids a folder of `src` to import from any layer above its own. */
function forbidUpwards(folder, reason) {
  const above = LAYERS.slice(LAYERS.findIndex((names) => names.split('|').includes(folder)) + 1).join('|');
  return forbid(
    folder,
    [`src/${folder}/**`],
    // Parts of the theme itself are fine (@theme/Tabs): src/theme wraps components, never the other way round.
    [{regex: `^@site/src/(${above})(/|$)|^(\\.\\./)+(src/)?(${above})(/|$)`, message: reason}],
  );
}

export default [
  forbidUpwards('lib', 'src/lib is at the bottom: it imports from no other folder of src.'),
  forbidUpwards('config', 'src/config imports from src/lib only. Let docusaurus.config.ts join the two.'),
  forbidUpwards('hooks', 'Hooks do not import from components, which use them. Move the shared part down.'),
  forbidUpwards('components', 'Components do not import from src/theme, which wraps them. Move the shared part down.'),
  forbid(
    'search-shared',
    ['src/search/shared/**'],
    [
      {
        regex: '(^|/)search/(plugin|engine|transport|ui)(/|$)|^(\\.\\./)+(plugin|engine|transport|ui)(/|$)',
        message: 'search/shared is used by all parts of the search and imports from none of them.',
      },
    ],
  ),
  forbid(
    'search-engine',
    ['src/search/engine/**'],
    [
      {
        // Neighbors in the folder, search/shared, and the index library; no DOM, no React, no Node.
        regex: ANYTHING_BUT('\\./|\\.\\./(\\.\\./)*(shared|engine)/|@site/src/search/(shared|engine)/|minisearch$'),
        message: 'search/engine is pure: it imports nothing but search/shared and the index library.',
      },
      {
        regex: '^\\./.*\\.\\./',
        message: 'search/engine is pure: it imports nothing but search/shared and the index library.',
      },
    ],
  ),
  {
    // Tests use the test runner, and may put both sides together.
    name: 'boundaries/search-tests',
    files: ['src/search/{shared,engine}/**/*.test.ts'],
    rules: {'no-restricted-imports': 'off'},
  },
  forbid(
    'samples',
    ['samples/**'],
    [
      {
        regex:
          '^@site/|^@theme|^@docusaurus/|(^|/)\\.\\./src/(theme|components|search|plugins|remark|lib|hooks|config)/',
        message: 'A sample is a project of its own and imports nothing of the site.',
      },
    ],
  ),
];
