import path from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { ByEnvironment } from '../common/testing/ByEnvironment.ts';
import { resolveLikeReader } from '../common/testing/resolveLikeReader.ts';

const root = import.meta.dirname;
// The tests of this page are its samples, and run as a reader's do: with the shown configuration and MSW.
const testingGuide = 'src/guides/testing';

export default defineConfig({
  root,
  test: {
    // More workers would spend a sixth more time of the processor on loading modules. The checks beside them use the
    // time in which tests wait for timers.
    maxWorkers: 2,
    sequence: { sequencer: ByEnvironment },
    projects: [
      {
        plugins: [resolveLikeReader(root)],
        test: {
          name: 'samples',
          environment: '../common/testing/environment.ts',
          setupFiles: ['testing/cleanUp.ts'],
          include: ['{src,testing,mock-api,live}/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, `${testingGuide}/**`],
          // A worker keeps its modules and its jsdom: a quarter of the time. The harness starts each test with
          // empty caches, so nothing but the modules themselves is shared.
          isolate: false,
          // Longer than the harness waits, so that its own message is seen.
          testTimeout: 15_000,
        },
      },
      {
        extends: `./${testingGuide}/vitest.config.ts`,
        root: path.join(root, testingGuide),
        plugins: [resolveLikeReader(root)],
        test: {
          name: testingGuide,
          // An array is added to the setup file of the guide.
          setupFiles: [path.join(root, 'testing/setUpTestingGuide.ts')],
          // After the samples. In between, they would end the workers of the
          // samples.
          sequence: { groupOrder: 1 },
          testTimeout: 15_000,
        },
      },
    ],
  },
});
