import { defineConfig } from 'vitest/config';
import { resolveLikeReader } from '../common/testing/resolveLikeReader.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [resolveLikeReader(import.meta.dirname)],
  test: {
    environment: '../common/testing/environment.ts',
    include: ['{src,testing,mock-api}/**/*.test.{ts,tsx}'],
    // Each record belongs to one file; two workers keep both cores busy.
    maxWorkers: 2,
    // Longer than the harness waits, so that its own message is seen.
    testTimeout: 15_000,
  },
});
