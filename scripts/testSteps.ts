/**
 * What `npm test` runs, in this order: quick checks first, browsers last. Each one is a script of
 * package.json, so that a failing step can be run alone by the same name.
 */
export const TEST_STEPS: readonly string[] = [
  'format:check',
  'lint',
  'spelling',
  'types',
  'unit',
  'samples:check',
  'build',
  'samples:completeness',
  'site',
  'browser',
];
