// What the plugin reported about the samples, compared with what the pages say about them.
import { expect, test } from 'vitest';
import reportsJson from './reports.json';

interface Result {
  sample: string;
  config: string;
  clientNamePattern?: string;
  reports: { region?: string; rule: string; severity: string }[];
  failure?: string;
}

type Reports = Record<string, string[]>;

const results: Result[] = reportsJson;

/** Rules by the region that they report, in the order of the sample. */
function listReports(
  sample: string,
  config = 'recommended.config.js',
  pattern?: string,
): Reports {
  const result = results.find(
    (run) =>
      run.sample === sample &&
      run.config === config &&
      run.clientNamePattern === pattern,
  );
  if (!result) throw new Error(`The plugin was not run over ${sample}.`);
  const reports: Reports = {};
  for (const { region = '', rule, severity } of result.reports) {
    const name = rule.replace('@openapi-qraft/query/', '');
    (reports[region] ??= []).push(`${severity} ${name}`);
  }
  return reports;
}

const REST = 'warn no-rest-destructuring';
const DEPS = 'error no-unstable-deps';

test('hooks are recognized by the chain in front of them', () => {
  expect(listReports('eslint-plugin-query/recognized.tsx')).toEqual({
    '': [REST, REST],
  });
  expect(listReports('eslint-plugin-query/unseen.tsx')).toEqual({});
  expect(listReports('eslint-plugin-query/forms.tsx')).toEqual({
    'one-operation': [REST],
    'one-service': [REST],
    'all-services': [REST],
    'not-null': [REST],
    'optional-in-parentheses': [REST],
    'brackets-around-the-service': [REST],
  });
  expect(listReports('eslint-plugin-query/otherLibrary.ts')).toEqual({
    '': [REST],
  });
});

test('no-rest-destructuring reports rests and spreads, not JSX spreads', () => {
  expect(listReports('no-rest-destructuring/BookStock.tsx')).toEqual({
    incorrect: [REST],
  });
  expect(listReports('no-rest-destructuring/otherForms.tsx')).toEqual({
    later: [REST],
    spread: [REST],
  });
  expect(listReports('no-rest-destructuring/limits.tsx')).toEqual({
    'array-spread': [REST],
    'spread-into-a-call': [REST],
    'rest-in-useQueries': [REST],
    'one-name': [REST],
    'other-hooks': [REST, REST, REST],
  });
});

test('no-unstable-deps reports whole results, not their members', () => {
  expect(listReports('no-unstable-deps/StockAlert.tsx')).toEqual({
    incorrect: [DEPS],
  });
  expect(listReports('no-unstable-deps/ReviewButton.tsx')).toEqual({
    incorrect: [DEPS],
  });
  expect(listReports('no-unstable-deps/limits.tsx')).toEqual({
    'React-hooks': [DEPS, DEPS, DEPS, DEPS],
    'other-results': [DEPS, DEPS],
    combined: [DEPS],
    'one-name': [DEPS],
  });
});

test('the configurations of the page switch the rules on', () => {
  const sample = 'no-rest-destructuring/BookStock.tsx';
  expect(listReports(sample, 'ownRules.config.js')).toEqual({
    incorrect: ['error no-rest-destructuring'],
  });
  expect(listReports(sample, 'eslintrc.json')).toEqual({
    incorrect: [REST],
  });
  // Its pattern replaces the default one.
  expect(listReports(sample, 'clientNames.config.js')).toEqual({});
  expect(
    listReports(
      'eslint-plugin-query/clientNames.tsx',
      'clientNames.config.js',
    ),
  ).toEqual({ bookshop: [REST] });
});

test.each([
  ['/^shop$/i', ['shop', 'Shop', 'shop-again']],
  ['shop', ['bookshop', 'shop', 'webshop', 'shop-again']],
  ['my.api', ['myXapi']],
  ['/shop', []],
  ['/shop/x', []],
  // Out of four names with `shop` in them.
  ['/shop/g', ['bookshop', 'webshop', 'shop-again']],
])('the pattern %s finds its clients', (pattern, names) => {
  const reports = listReports(
    'eslint-plugin-query/clientNames.tsx',
    'recommended.config.js',
    pattern,
  );
  expect(Object.keys(reports)).toEqual(names);
});

test.each(['', ' '])('the pattern "%s" is an error', (pattern) => {
  const run = results.find(
    (result) => result.clientNamePattern === pattern,
  );
  expect(run?.failure).toContain(
    'clientNamePattern cannot be empty or contain only whitespace',
  );
});
