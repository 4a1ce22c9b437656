import pMap from 'p-map';

/** Result of one step. Steps after a failing group are not run and have no result. */
export interface StepResult {
  readonly name: string;
  readonly passed: boolean;
  readonly seconds: number;
}

/**
 * Runs groups of steps in sequence, and the steps of a group in parallel, as many as there are workers. Stops after the
 * first group with a failing step. The results are in the order of the steps.
 */
export async function runSteps(
  groups: readonly (readonly string[])[],
  workers: number,
  run: (name: string) => Promise<boolean>,
  now = Date.now,
): Promise<StepResult[]> {
  const results: StepResult[] = [];
  for (const group of groups) {
    const finished = await pMap(
      group,
      async (name): Promise<StepResult> => {
        const start = now();
        const passed = await run(name);
        return {name, passed, seconds: (now() - start) / 1000};
      },
      {concurrency: workers},
    );
    results.push(...finished);
    if (finished.some(({passed}) => !passed)) break;
  }
  return results;
}

/** Formats a table of steps and times. The last line counts them: `10 passed, 0 failed`, and how many were not run. */
export function describeResults(names: readonly string[], results: readonly StepResult[]): string {
  const width = Math.max(...names.map((name) => name.length));
  const rows = names.map((name) => {
    const result = results.find((candidate) => candidate.name === name);
    const seconds = result ? `${result.seconds.toFixed(1)} s`.padStart(8) : '';
    const outcome = result ? (result.passed ? 'passed' : 'FAILED') : 'not run';
    return `  ${name.padEnd(width)}  ${outcome.padEnd(7)} ${seconds}`.trimEnd();
  });
  const failed = results.filter((result) => !result.passed);
  const hints = failed.map(({name}) => `\nThe step "${name}" failed. Run it alone: npm run ${name}\n`);
  const skipped = names.length - results.length;
  const counts = `${results.length - failed.length} passed, ${failed.length} failed${skipped ? `, ${skipped} not run` : ''}`;
  return [...rows, ...hints, counts].join('\n');
}
