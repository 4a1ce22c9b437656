import eslint from '@eslint/js';
import node from 'eslint-plugin-n';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import boundaries from './eslint.boundaries.mjs';
import cssModules from './eslint.cssModules.mjs';

const TYPESCRIPT = ['**/*.ts', '**/*.tsx'];

export default tseslint.config(
  {
    ignores: [
      'build/',
      '.docusaurus*/',
      '.cache/',
      'coverage/',
      'test-results/',
      'playwright-report/',
      'samples/*/generated/',
      // These samples are linted by the rules they are about; some are wrong on purpose.
      'samples/*/src/eslint/',
    ],
  },
  {linterOptions: {reportUnusedDisableDirectives: 'error'}},
  eslint.configs.recommended,
  ...tseslint.configs.strict,
  ...tseslint.configs.stylistic,
  {
    rules: {
      // `!` is a cast: allowed where a comment or the line before proves it, as STYLE asks of every cast.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // `import('…').Type` stays allowed: declaration files need it to remain global.
      '@typescript-eslint/consistent-type-imports': ['error', {disallowTypeAnnotations: false}],
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/no-unused-vars': ['error', {argsIgnorePattern: '^_', ignoreRestSiblings: true}],
      eqeqeq: ['error', 'always', {null: 'ignore'}],
      'no-console': 'error',
    },
  },
  {
    // The rules that need types and find real mistakes: promises nobody waits for, forgotten cases.
    name: 'typed',
    files: TYPESCRIPT,
    ignores: ['samples/**'],
    languageOptions: {parserOptions: {projectService: true, tsconfigRootDir: import.meta.dirname}},
    rules: {
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/no-unnecessary-type-assertion': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
    },
  },
  {
    // A package that is installed only because another one needs it may be gone after the next update. Modules that
    // Docusaurus makes (`@theme/*`, `@docusaurus/Link`) are no packages: they do not resolve, and the rule skips them.
    name: 'declared packages',
    files: ['**/*.{ts,tsx,mts,mjs}'],
    ignores: ['samples/**', 'bench/**'],
    plugins: {n: node},
    rules: {'n/no-extraneous-import': 'error'},
  },
  {
    name: 'react',
    files: ['src/**/*.{ts,tsx}', 'samples/**/*.{ts,tsx}'],
    plugins: {'react-hooks': reactHooks},
    rules: {'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error'},
  },
  {
    // Commands talk to the person who runs them; samples print what they show.
    name: 'console-users',
    files: ['scripts/**', 'bench/**', 'samples/**', '*.mjs'],
    languageOptions: {globals: globals.node},
    rules: {'no-console': 'off'},
  },
  {
    // A sample is what readers write, and its wrong lines carry the compiler's own words instead of ours.
    name: 'samples',
    files: ['samples/**'],
    rules: {
      '@typescript-eslint/ban-ts-comment': ['error', {'ts-expect-error': false}],
      '@typescript-eslint/consistent-type-imports': 'off',
    },
  },
  {
    // Signatures exist for their types: most of what they declare is never run.
    name: 'signatures',
    files: ['samples/**/*.signature.ts'],
    rules: {'@typescript-eslint/no-unused-vars': 'off'},
  },
  {
    name: 'commonjs',
    files: ['**/*.js', '**/*.cjs'],
    languageOptions: {sourceType: 'commonjs', globals: globals.node},
  },
  cssModules,
  ...boundaries,
);
