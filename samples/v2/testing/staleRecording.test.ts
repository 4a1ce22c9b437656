// @vitest-environment node
import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { makeTemporaryFolder, PROJECT } from './temporaryProject';

const vitest = path.join(PROJECT, '../../node_modules/vitest/vitest.mjs');

const SAMPLE_TEST = `
import { recordSample } from '${PROJECT}/testing/recordSample';
import { api } from '${PROJECT}/shared/client';
test('asks for the status', async () => {
  await recordSample(import.meta.url, async () => {
    await api.status.getStatus();
  });
});
`;

const CONFIG = `
import { resolveLikeReader } from '${PROJECT}/../common/testing/resolveLikeReader.ts';
export default {
  plugins: [resolveLikeReader('${PROJECT}')],
  test: {
    globals: true,
    include: ['*.test.ts'],
    environment: 'node',
    // One worker loads the modules once for all tests.
    fileParallelism: false,
    isolate: false,
  },
};
`;

const folder = makeTemporaryFolder('stale-recording');

/** Each has its own test and recording. */
const NAMES = ['Missing', 'Stale', 'Updated'] as const;
const recordingOf = (name: (typeof NAMES)[number]) =>
  path.join(folder, `${name}.recording.json`);

beforeAll(async () => {
  for (const name of NAMES) {
    await writeFile(path.join(folder, `${name}.test.ts`), SAMPLE_TEST);
  }
  await writeFile(path.join(folder, 'vitest.config.mts'), CONFIG);
});

/** Runs the tests of the samples as `npm run samples:check` does. */
function runVitest(update: 'none' | 'all', names: readonly string[]) {
  const runArguments = [
    vitest,
    'run',
    ...['--root', folder, `--update=${update}`, '--reporter=tap-flat'],
    ...names,
  ];
  return new Promise<string>((resolve) => {
    execFile(process.execPath, runArguments, (_error, stdout, stderr) =>
      resolve(stdout + stderr),
    );
  });
}

// Starting Vitest takes seconds, so there are only two runs.
test('a missing or stale recording fails, an updated one passes', async () => {
  await runVitest('all', ['Updated']);
  const written = await readFile(recordingOf('Updated'), 'utf8');
  expect(written).toContain('"url": "https://bookshop.example/v1/status"');
  const stale = written.replace('/v1/status', '/v2/status');
  await writeFile(recordingOf('Stale'), stale);

  const output = await runVitest('none', NAMES);
  expect(output).toMatch(/^not ok \d+ - Missing/m);
  expect(output).toMatch(/^not ok \d+ - Stale/m);
  expect(output).toMatch(/^ok \d+ - Updated/m);
  expect(output).toContain('Stale.recording.json is stale');
  expect(await readFile(recordingOf('Stale'), 'utf8')).toBe(stale);
}, 60_000);
