/** A sample to lint with one configuration. */
export interface LintRun {
  /** Path below `samples/v2/src/eslint`. */
  sample: string;
  /** Configuration file of a page, below `samples/v2/src/eslint/eslint-plugin-query`. */
  config: string;
  /** Also sets this option of both rules. */
  clientNamePattern?: string;
}

const RECOMMENDED = 'recommended.config.js';
const PATTERNS = ['/^shop$/i', 'shop', 'my.api', '/shop', '/shop/x', '', ' ', '/shop/g', '/shop/y'];

/** The runs behind all claims of the ESLint pages. To make another claim, add a run. */
export const LINT_RUNS: readonly LintRun[] = [
  ...[
    'eslint-plugin-query/recognized.tsx',
    'eslint-plugin-query/unseen.tsx',
    'eslint-plugin-query/forms.tsx',
    'eslint-plugin-query/otherLibrary.ts',
    'no-rest-destructuring/BookStock.tsx',
    'no-rest-destructuring/otherForms.tsx',
    'no-rest-destructuring/limits.tsx',
    'no-unstable-deps/StockAlert.tsx',
    'no-unstable-deps/ReviewButton.tsx',
    'no-unstable-deps/limits.tsx',
  ].map((sample) => ({sample, config: RECOMMENDED})),
  ...['ownRules.config.js', 'clientNames.config.js', 'eslintrc.json'].map((config) => ({
    sample: 'no-rest-destructuring/BookStock.tsx',
    config,
  })),
  {sample: 'eslint-plugin-query/clientNames.tsx', config: 'clientNames.config.js'},
  ...PATTERNS.map((clientNamePattern) => ({
    sample: 'eslint-plugin-query/clientNames.tsx',
    config: RECOMMENDED,
    clientNamePattern,
  })),
];
