import {expect, test, vi} from 'vitest';
import {runChecks, type CheckResult} from './runChecks';

const pass = (name: string) => ({name, run: async () => []});

test('runs every check, also those after a failing one', async () => {
  const reported: CheckResult[] = [];
  const results = await runChecks(
    [{name: 'first', run: async () => ['file.ts: wrong']}, pass('second'), pass('third')],
    1,
    (result) => reported.push(result),
  );
  expect(results.map(({name, problems}) => [name, problems])).toEqual([
    ['first', ['file.ts: wrong']],
    ['second', []],
    ['third', []],
  ]);
  expect(reported).toEqual(results);
});

test('treats a check that throws as failed', async () => {
  const broken = {name: 'broken', run: () => Promise.reject(new Error('no such program'))};
  const [result] = await runChecks([broken], 2, vi.fn());
  expect(result?.problems).toEqual([expect.stringContaining('no such program')]);
});

test('never runs more checks at once than it has workers', async () => {
  let running = 0;
  let most = 0;
  const run = async (): Promise<string[]> => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 1));
    running -= 1;
    return [];
  };
  await runChecks(
    ['a', 'b', 'c', 'd'].map((name) => ({name, run})),
    2,
    vi.fn(),
  );
  expect(most).toBe(2);
});
