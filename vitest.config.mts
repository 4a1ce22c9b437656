import {resolve} from 'node:path';
import {defineConfig} from 'vitest/config';
import {STATEMENTS} from './tests/specification.mts';

const {BASE_URL} = process.env;
/** Tests are tagged with the ids of the SPEC.md statements that they prove. */
const tags = [...STATEMENTS].map(([name, description]) => ({name, description}));
const alias = {'@site': resolve(import.meta.dirname)};
/**
 * A worker keeps its modules from file to file, which halves the work: loading them takes longer than most tests, and
 * the built pages are parsed once. So a test that changes globals or module state has to restore them.
 */
const isolate = false;

export default defineConfig({
  test: {
    // Vitest leaves one of two cores free.
    maxWorkers: 2,
    projects: [
      {
        resolve: {alias},
        oxc: {jsx: {runtime: 'automatic'}},
        test: {
          name: 'unit',
          tags,
          isolate,
          testTimeout: 20_000,
          include: ['{src,scripts,tests/unit}/**/*.test.{ts,tsx,mjs}'],
        },
      },
      {
        resolve: {alias},
        test: {
          name: 'site',
          tags,
          isolate,
          env: BASE_URL === undefined ? {} : {SITE_BASE_URL: BASE_URL},
          include: ['tests/site/**/*.test.ts'],
          // Some of these run the real build on a small copy of the site.
          testTimeout: 60_000,
        },
      },
    ],
  },
});
