/**
 * How many steps run at once. CI machines and most of ours have two cores, and tests that share a core with more steps
 * reach their time-outs.
 */
export const WORKERS = 2;

/**
 * The steps of `npm test` in order: what doesn't need a build first, what reads the build last. Each is a script of
 * package.json, so a failing step can be run alone by the same name. The steps of a group run in parallel. The tests of
 * samples start first and spend half of their time waiting, so they run beside the steps that never do. The browser tests
 * run alone, because some of them measure time.
 */
export const TEST_STEPS: readonly (readonly string[])[] = [
  ['samples:check', 'lint', 'format:check', 'types', 'spelling', 'prose', 'unit'],
  ['build', 'build:hosted', 'samples:next', 'samples:react-native'],
  ['samples:completeness', 'site'],
  ['browser'],
];
