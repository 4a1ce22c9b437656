/**
 * The steps of `npm test` in order: what doesn't need a build first, what reads the build last. Each is a script of
 * package.json, so a failing step can be run alone by the same name. Steps of a group run in parallel, because most of
 * them use one core, or wait for one at their end. Tests of samples spend half of their time waiting, so they run beside
 * the steps that never do. `site` ends long before the browser tests that measure time.
 */
export const TEST_STEPS: readonly (readonly string[])[] = [
  ['format:check', 'lint', 'spelling', 'prose', 'types', 'unit', 'samples:check'],
  ['samples:next', 'samples:react-native', 'build', 'build:hosted'],
  ['samples:completeness', 'site', 'browser'],
];
