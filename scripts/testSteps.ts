/**
 * What `npm test` runs, in this order: quick checks first, browsers last. Each one is a script of
 * package.json, so that a failing step can be run alone by the same name. Steps of a group run at once: most of these
 * use one processor. All others use as many as there are.
 */
export const TEST_STEPS: readonly (readonly string[])[] = [
  ['format:check', 'lint', 'spelling', 'types'],
  ['unit'],
  ['samples:check'],
  ['build'],
  ['samples:completeness', 'site', 'build:hosted'],
  ['browser'],
];
