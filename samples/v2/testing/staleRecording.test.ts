// @vitest-environment node
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const project = path.resolve(import.meta.dirname, '..');
const vitest = path.resolve(
  project,
  '../../node_modules/vitest/vitest.mjs',
);

const SAMPLE_TEST = `
import { recordSample } from '${project}/testing/recordSample';
import { api } from '${project}/shared/client';
test('asks for the status', async () => {
  await recordSample(import.meta.url, async () => {
    await api.status.getStatus();
  });
});
`;

const CONFIG = `
import { resolveLikeReader } from '${project}/../common/testing/resolveLikeReader.ts';
export default {
  plugins: [resolveLikeReader('${project}')],
  test: { globals: true, include: ['*.test.ts'], environment: 'node' },
};
`;

let folder: string;
let recording: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'stale-recording-'));
  recording = path.join(folder, 'Status.recording.json');
  await writeFile(path.join(folder, 'Status.test.ts'), SAMPLE_TEST);
  await writeFile(path.join(folder, 'vitest.config.mts'), CONFIG);
});
afterAll(() => rm(folder, { recursive: true }));

/** Runs the sample's test as `npm run samples:check` does. */
function runVitest(
  update: 'none' | 'all',
): Promise<{ passed: boolean; output: string }> {
  const runArguments = [
    vitest,
    'run',
    '--root',
    folder,
    `--update=${update}`,
  ];
  return new Promise((resolve) => {
    execFile(process.execPath, runArguments, (error, stdout, stderr) =>
      resolve({ passed: error === null, output: stdout + stderr }),
    );
  });
}

// Waits for the end of four runs, however long they take.
test('a missing or stale recording fails, an updated one passes', async () => {
  expect((await runVitest('none')).passed).toBe(false);

  expect((await runVitest('all')).passed).toBe(true);
  const written = await readFile(recording, 'utf8');
  expect(written).toContain('"url": "https://bookshop.example/v1/status"');
  expect((await runVitest('none')).passed).toBe(true);

  const stale = written.replace('/v1/status', '/v2/status');
  await writeFile(recording, stale);
  const { passed, output } = await runVitest('none');
  expect(passed).toBe(false);
  expect(output).toContain('Status.recording.json is stale');
  expect(await readFile(recording, 'utf8')).toBe(stale);
}, 60_000);
