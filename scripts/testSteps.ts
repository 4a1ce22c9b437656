/**
 * The steps of `npm test` in order: quick checks first, browser tests last. Each is a script of package.json, so a
 * failing step can be run alone by the same name. Steps of a group run in parallel, because most of them use one core.
 * All other steps use all cores.
 */
export const TEST_STEPS: readonly (readonly string[])[] = [
  ['format:check', 'lint', 'spelling', 'prose', 'types'],
  ['unit'],
  ['samples:check'],
  ['build', 'samples:next', 'samples:react-native'],
  ['samples:completeness', 'site', 'build:hosted'],
  ['browser'],
];
