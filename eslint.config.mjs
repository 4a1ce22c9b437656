import eslint from '@eslint/js';
import vitest from '@vitest/eslint-plugin';
import node from 'eslint-plugin-n';
import playwright from 'eslint-plugin-playwright';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import boundaries from './eslint.boundaries.mjs';
import cssModules from './eslint.cssModules.mjs';
import prose from './eslint.prose.mjs';

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
  message: "An error without a body is falsy. Check isError or status, or 'data' after a direct call.",
}));

const NO_SKIPPED_TESTS = {
  selector: 'MemberExpression[object.name=/^(test|it|describe)$/][property.name=/^(skipIf|runIf|fails?|todo)$/]',
  message: 'Every test has to run and pass. Fix or remove this one.',
};

// In samples, an error response without a body rejects with '', null, or undefined.
const NO_REJECTS_TO_THROW = {
  selector: 'CallExpression[callee.property.name=/^toThrow/][callee.object.property.name="rejects"]',
  message:
    "This also passes if a promise rejects with '' or undefined, or if only a part of the message matches. Use toMatchObject({message}), toEqual(), or toBeInstanceOf().",
};

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
      'samples/next/.next/',
      'samples/next/next-env.d.ts',
      'samples/next/src/api/',
      'samples/react-native/src/api/',
      'bench/tools/generated/',
      // The ESLint samples are linted with the rules they show. Some violate them on purpose.
      'samples/*/src/eslint/',
    ],
  },
  {linterOptions: {reportUnusedDisableDirectives: 'error'}},
  eslint.configs.recommended,
  ...tseslint.configs.strict,
  ...tseslint.configs.stylistic,
  {
    rules: {
      // `!` is allowed where a comment or the line before it proves that the value exists.
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
    // Only type-aware rules that find real bugs, such as floating promises and missing switch cases.
    name: 'typed',
    files: TYPESCRIPT,
    // Both are separate projects, and `bench/tools` is not even installed.
    ignores: ['samples/**', 'bench/tools/**'],
    languageOptions: {parserOptions: {project: './tsconfig.json', tsconfigRootDir: import.meta.dirname}},
    rules: {
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/no-unnecessary-type-assertion': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
    },
  },
  {
    // A transitive dependency may disappear with the next update. Docusaurus' aliases (`@theme/*`, `@docusaurus/Link`)
    // do not resolve to packages, so the rule skips them.
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
    // Command-line scripts print to the terminal, and samples log their results.
    name: 'console-users',
    files: ['scripts/**', 'bench/**', 'samples/**', '*.mjs'],
    languageOptions: {globals: globals.node},
    rules: {'no-console': 'off'},
  },
  {
    // Samples look like readers' code. Their compile errors are documented by the compiler's message, not by a comment.
    name: 'samples',
    files: ['samples/**', 'bench/tools/**'],
    rules: {
      '@typescript-eslint/ban-ts-comment': ['error', {'ts-expect-error': false}],
      '@typescript-eslint/consistent-type-imports': 'off',
    },
  },
  {
    // An error without a body is null or '', so the docs recommend checking `isError`, `status`, or `data`. The 1.x
    // samples do not follow this rule yet.
    name: 'samples-errors',
    files: ['samples/v2/src/**'],
    rules: {'no-restricted-syntax': ['error', ...NO_FALSY_ERRORS]},
  },
  {
    // Decoding hides differences between requests: a comma and an encoded comma become the same text.
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
    // Signatures declare types and values that no code uses.
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
  prose,
  {
    // SPEC.md relies on tests as proof, so none may be skipped or expected to fail.
    name: 'tests',
    files: ['**/*.{test,spec}.{ts,tsx,mjs}'],
    rules: {
      'no-restricted-syntax': ['error', NO_SKIPPED_TESTS, NO_REJECTS_TO_THROW],
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
    // Sample tests assert through recordSample().
    name: 'unit-tests-assert',
    files: ['**/*.test.{ts,tsx,mjs}'],
    ignores: ['samples/**'],
    rules: {'vitest/expect-expect': ['error', {assertFunctionNames: ['expect*', '**.expect*']}]},
  },
  {
    // Fixed waits and stale element handles make tests fail on a slow machine.
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
