import { defineConfig } from 'vitest/config';
import { ByEnvironment } from '../common/testing/ByEnvironment.ts';
import { resolveLikeReader } from '../common/testing/resolveLikeReader.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [resolveLikeReader(import.meta.dirname)],
  test: {
    environment: '../common/testing/environment.ts',
    setupFiles: ['testing/cleanUp.ts'],
    include: ['{src,testing,mock-api}/**/*.test.{ts,tsx}'],
    maxWorkers: 2,
    sequence: { sequencer: ByEnvironment },
    // A worker keeps its modules and its jsdom: a quarter of the time. The harness starts each test with
    // empty caches, so nothing but the modules themselves is shared.
    isolate: false,
    // Longer than the harness waits, so that its own message is seen.
    testTimeout: 15_000,
  },
});
