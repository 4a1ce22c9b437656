import {setImmediate} from 'node:timers/promises';
import {expect, test} from 'vitest';
import packageJson from '../package.json';
import {describeResults, runSteps} from './runSteps';
import {TEST_STEPS} from './testSteps';

/** A clock that advances by 1.5 seconds on every call. */
function slowClock(): () => number {
  let time = 0;
  return () => (time += 1500);
}

test('runs every step while all pass', async () => {
  const steps = ['lint', 'unit'];
  const results = await runSteps([['lint'], ['unit']], 2, () => Promise.resolve(true), slowClock());
  expect(describeResults(steps, results)).toBe(
    ['  lint  passed     1.5 s', '  unit  passed     1.5 s', '2 passed, 0 failed'].join('\n'),
  );
});

test('stops after the first failing step and says how to run it alone', async () => {
  const steps = ['lint', 'unit', 'build'];
  const groups = steps.map((step) => [step]);
  const results = await runSteps(groups, 2, (name) => Promise.resolve(name !== 'unit'), slowClock());
  expect(describeResults(steps, results).split('\n')).toEqual([
    '  lint   passed     1.5 s',
    '  unit   FAILED     1.5 s',
    '  build  not run',
    '',
    'The step "unit" failed. Run it alone: npm run unit',
    '',
    '1 passed, 1 failed, 1 not run',
  ]);
});

test('runs as many steps of a group at once as there are workers, and waits for all of them', async () => {
  const running: string[] = [];
  const seen: string[] = [];
  const results = await runSteps([['lint', 'types', 'prose'], ['unit']], 2, async (name) => {
    running.push(name);
    await setImmediate();
    seen.push(running.join(' '));
    running.splice(running.indexOf(name), 1);
    return name !== 'lint';
  });
  expect(seen).toEqual(['lint types', 'types prose', 'prose']);
  expect(results.map(({name, passed}) => `${name} ${passed}`)).toEqual(['lint false', 'types true', 'prose true']);
});

test.each(TEST_STEPS.flat())('the step %s is a script of package.json', (step) => {
  expect(Object.keys(packageJson.scripts)).toContain(step);
});
