import pMap from 'p-map';

export interface Check {
  /** Name of the check, such as `v2: types`. */
  name: string;
  /** Returns one text per problem. An empty list means that the check passed. */
  run: () => Promise<string[]>;
}

export interface CheckResult {
  name: string;
  problems: string[];
  seconds: number;
}

/**
 * Runs all checks with limited concurrency and reports each as soon as it ends. The results are in the order of the
 * checks. A check that throws has failed.
 *
 * @param workers How many checks run at once.
 */
export async function runChecks(
  checks: readonly Check[],
  workers: number,
  report: (result: CheckResult) => void,
): Promise<CheckResult[]> {
  return pMap(
    checks,
    async (check) => {
      const result = await runCheck(check);
      report(result);
      return result;
    },
    {concurrency: workers},
  );
}

async function runCheck({name, run}: Check): Promise<CheckResult> {
  const start = performance.now();
  const problems = await run().catch((error: unknown) => [
    error instanceof Error ? (error.stack ?? error.message) : String(error),
  ]);
  return {name, problems, seconds: (performance.now() - start) / 1000};
}
