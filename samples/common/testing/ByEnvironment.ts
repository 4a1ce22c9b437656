import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Runs the files with an environment of their own first. Before a file of
 * another environment, Vitest ends the worker, and the next one has to load all
 * modules again.
 */
export class ByEnvironment extends BaseSequencer {
  override async sort(
    files: TestSpecification[],
  ): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const own = new Set(
      sorted.filter(({ moduleId }) =>
        readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment'),
      ),
    );
    return [...own, ...sorted.filter((file) => !own.has(file))];
  }
}
