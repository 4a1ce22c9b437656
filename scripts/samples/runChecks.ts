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
 * Runs all checks with limited concurrency and reports each as soon as it ends. A check that throws has failed.
 *
 * @param workers How many checks run at once.
 */
export async function runChecks(
  checks: readonly Check[],
  workers: number,
  report: (result: CheckResult) => void,
): Promise<CheckResult[]> {
  const waiting = [...checks];
  const results: CheckResult[] = [];
  const work = async (): Promise<void> => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const result = await runCheck(check);
      results.push(result);
      report(result);
    }
  };
  await Promise.all(Array.from({length: workers}, work));
  return results;
}

async function runCheck({name, run}: Check): Promise<CheckResult> {
  const start = performance.now();
  const problems = await run().catch((error: unknown) => [
    error instanceof Error ? (error.stack ?? error.message) : String(error),
  ]);
  return {name, problems, seconds: (performance.now() - start) / 1000};
}
