/**
 * The steps of `npm test` in order: quick checks first, browser tests last. Each is a script of package.json, so a
 * failing step can be run alone by the same name. Steps of a group run in parallel, because most of them use one core,
 * or wait for one at their end. The browser tests run alone: some of them measure time.
 */
export const TEST_STEPS: readonly (readonly string[])[] = [
  ['format:check', 'lint', 'spelling', 'prose', 'types', 'unit'],
  ['samples:check', 'samples:next', 'samples:react-native', 'build'],
  ['samples:completeness', 'site', 'build:hosted'],
  ['browser'],
];
