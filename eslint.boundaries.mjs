// "Nothing imports upwards", one rule per folder. See "The house" in the README.
const ANYTHING_BUT = (allowed) => `^(?!${allowed})`;

/** A flat config block that forbids imports matching `patterns` in `files`. */
const forbid = (name, files, patterns) => ({
  name: `boundaries/${name}`,
  files,
  rules: {'no-restricted-imports': ['error', {patterns}]},
});

export default [
  forbid(
    'components',
    ['src/components/**', 'src/hooks/**', 'src/lib/**'],
    [
      {
        // Parts of the theme itself are fine (@theme/Tabs); ours wrap components, never the other way round.
        regex: '(^|/)src/theme/|^(\\.\\./)+theme(/|$)',
        message: 'Components do not import from src/theme: the theme wraps components. Move the shared part down.',
      },
    ],
  ),
  forbid(
    'search-shared',
    ['src/search/shared/**'],
    [
      {
        regex: '(^|/)search/(plugin|engine|transport)(/|$)|^(\\.\\./)+(plugin|engine|transport)(/|$)',
        message: 'search/shared is used on both sides and imports from none of them.',
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
