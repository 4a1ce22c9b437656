import {expect, test} from 'vitest';
import {checkReports, readReports} from './reports';

test('accepts reports that match the samples', () => {
  expect(checkReports()).toEqual([]);
});

test('notices a changed sample, a missing run, and one that no longer exists', () => {
  const [first, second, ...others] = readReports();
  if (!first || !second) throw new Error('There are no reports.');
  const problems = checkReports([{...first, hash: 'of another text'}, {...second, sample: 'gone.tsx'}, ...others]);
  expect(problems).toEqual([
    expect.stringContaining(`${first.sample} or ${first.config} has changed since the plugin was run over it`),
    expect.stringContaining(`has no run of ${second.sample}`),
    expect.stringContaining('lintRuns.ts has no run of gone.tsx'),
  ]);
});
