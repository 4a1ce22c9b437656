import { expect } from 'vitest';
import { createMockApi, type MockApi } from '../mock-api';
import { fixChance } from './fixChance';
import { nodeFetch } from './nodeFetch';
import { recordFetch } from './recordFetch';
import { recordKeys } from './recordKeys';
import { claimRecording, recordingPath } from './recordingPath';
import {
  copyValue,
  formatRecording,
  type RecordedValue,
} from './sampleRecording';
import type { TanStackQuery } from './tanstackQuery';
import { waitInTurns } from './waitInTurns';
import { waitUntilIdle } from './waitUntilIdle';

/** What a sample project provides: its own versions of the packages. */
export interface RecorderParts<Renderers> {
  tanstack: TanStackQuery;
  testingLibrary: {
    act: (callback: () => Promise<void>) => PromiseLike<unknown>;
    cleanup: () => void;
    configure: (options: { asyncUtilTimeout: number }) => void;
  };
  /**
   * The client of `shared/client.ts`. Its cache is emptied before every test.
   */
  queryClient: { clear: () => void };
  /** `render` and `renderHook` with the providers of the version. */
  renderers: Renderers;
}

export interface SampleTools {
  /** The mock API of this test. */
  mockApi: MockApi;
  /** Adds a value to the recording, such as the return value of a call. */
  value: (label: string, value: unknown) => void;
  /** Waits until no request is in flight. Always runs at the end of a test. */
  idle: () => Promise<void>;
}

export interface Recorder<Renderers> {
  /**
   * Runs a sample against the mock API and compares the requests it sent with
   * the recording next to the test file.
   *
   * @param testUrl The `import.meta.url` of the test file.
   * @param name For a second recording of the file:
   *   `<base>.<name>.recording.json`.
   */
  recordSample: (
    testUrl: string,
    body: SampleBody<Renderers>,
    name?: string,
  ) => Promise<void>;
  /** Runs a sample and returns its recording as text. */
  runSample: (body: SampleBody<Renderers>) => Promise<string>;
}

type SampleBody<Renderers> = (
  tools: SampleTools & Renderers,
) => void | Promise<void>;

/** Creates the test harness of one sample project. */
export function createRecorder<Renderers extends object>({
  tanstack,
  testingLibrary: { act, cleanup, configure },
  queryClient,
  renderers,
}: RecorderParts<Renderers>): Recorder<Renderers> {
  // The default of one second is too short for a busy machine.
  configure({ asyncUtilTimeout: 5000 });

  async function runSample(body: SampleBody<Renderers>): Promise<string> {
    const mockApi = createMockApi(waitInTurns);
    const fetches = recordFetch(mockApi.fetch);
    const values: RecordedValue[] = [];
    const restoreChance = fixChance();
    queryClient.clear();
    const keys = recordKeys(tanstack);
    globalThis.fetch = fetches.fetch;
    const idle = (): Promise<void> =>
      waitUntilIdle(act, () => fetches.inFlight() + keys.countPending());
    try {
      await body({
        ...renderers,
        mockApi,
        // A copy, because the returned value may change later.
        value: (label, value) =>
          values.push({ label, value: copyValue(value) }),
        idle,
      });
      await idle();
      return formatRecording({
        requests: fetches.requests,
        queryKeys: keys.queryKeys,
        mutationKeys: keys.mutationKeys,
        values,
      });
    } finally {
      cleanup();
      // Removes what the sample rendered itself, as an entry file does.
      globalThis.document?.body.replaceChildren();
      keys.stop();
      restoreChance();
      globalThis.fetch = nodeFetch;
    }
  }

  async function recordSample(
    testUrl: string,
    body: SampleBody<Renderers>,
    name?: string,
  ): Promise<void> {
    const path = recordingPath(testUrl, name);
    claimRecording(path);
    const text = await runSample(body);
    await expect(
      text,
      `The recording ${path} is stale`,
    ).toMatchFileSnapshot(path);
  }

  return { recordSample, runSample };
}
