import eslint from '@eslint/js';
import vitest from '@vitest/eslint-plugin';
import node from 'eslint-plugin-n';
import playwright from 'eslint-plugin-playwright';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import boundaries from './eslint.boundaries.mjs';
import cssModules from './eslint.cssModules.mjs';

const TYPESCRIPT = ['**/*.ts', '**/*.tsx'];

// `if (error)`, `!state?.error`, `error && …`, `error ? … : …`
const ERROR = ':matches(Identifier[name="error"], MemberExpression[property.name="error"])';
const NO_FALSY_ERRORS = [
  `IfStatement > ${ERROR}.test`,
  `ConditionalExpression > ${ERROR}.test`,
  `LogicalExpression[operator=/^(&&|[|]{2})$/] > ${ERROR}.left`,
  `UnaryExpression[operator="!"] > ${ERROR}`,
  `:matches(IfStatement, ConditionalExpression, UnaryExpression[operator="!"]) > ChainExpression > ${ERROR}`,
].map((selector) => ({
  selector,
  message: "An error without a body is falsy. Decide by isError, by status, or in a direct call by 'data' instead.",
}));

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
    // The pages say: decide by `isError`, by `status`, or by `data`. An error without a body is null or ''.
    // The 1.x samples follow once they keep the rule as well.
    name: 'samples-errors',
    files: ['samples/v2/src/**'],
    rules: {'no-restricted-syntax': ['error', ...NO_FALSY_ERRORS]},
  },
  {
    // A comma and an encoded comma are two requests, and the same text once they are decoded.
    name: 'samples-raw-urls',
    files: ['samples/v2/**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['decodeURIComponent', 'decodeURI'].map((name) => ({
          name,
          message: 'Compare the URL as it is sent, without decoding it.',
        })),
      ],
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
  {
    // A test in the tree is a test that runs: SPEC.md counts on it.
    name: 'tests',
    files: ['**/*.{test,spec}.{ts,tsx,mjs}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'MemberExpression[object.name=/^(test|it|describe)$/][property.name=/^(skipIf|runIf|fails?|todo)$/]',
          message: 'Every test runs and has to pass. Mend or remove the one that does not.',
        },
      ],
    },
  },
  {
    name: 'unit-tests',
    files: ['**/*.test.{ts,tsx,mjs}'],
    plugins: {vitest},
    rules: {
      'vitest/no-disabled-tests': 'error',
      'vitest/no-focused-tests': 'error',
      'vitest/no-identical-title': 'error',
      'vitest/no-conditional-tests': 'error',
      'vitest/no-standalone-expect': 'error',
      'vitest/require-awaited-expect-poll': 'error',
      'vitest/valid-expect-in-promise': 'error',
    },
  },
  {
    // Samples assert by what they record.
    name: 'unit-tests-assert',
    files: ['**/*.test.{ts,tsx,mjs}'],
    ignores: ['samples/**'],
    rules: {'vitest/expect-expect': ['error', {assertFunctionNames: ['expect*', '**.expect*']}]},
  },
  {
    // Waiting for a time, or for what changes under the test, is what makes tests fail on a busy machine.
    name: 'browser-tests',
    files: ['tests/browser/**/*.ts'],
    plugins: {playwright},
    rules: {
      'playwright/expect-expect': ['error', {assertFunctionPatterns: ['^expect']}],
      'playwright/missing-playwright-await': 'error',
      'playwright/no-element-handle': 'error',
      'playwright/no-focused-test': 'error',
      'playwright/no-force-option': 'error',
      'playwright/no-identical-title': 'error',
      'playwright/no-page-pause': 'error',
      'playwright/no-skipped-test': 'error',
      'playwright/no-slowed-test': 'error',
      'playwright/no-standalone-expect': 'error',
      'playwright/no-unsafe-references': 'error',
      'playwright/no-unused-locators': 'error',
      'playwright/no-useless-await': 'error',
      'playwright/no-wait-for-navigation': 'error',
      'playwright/no-wait-for-selector': 'error',
      'playwright/no-wait-for-timeout': 'error',
      'playwright/prefer-web-first-assertions': 'error',
      'playwright/valid-expect': 'error',
      'playwright/valid-expect-in-promise': 'error',
    },
  },
  ...boundaries,
);
