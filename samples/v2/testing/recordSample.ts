import {
  cleanup,
  renderHook,
  type RenderHookResult,
  type RenderResult,
} from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect } from 'vitest';
import { createMockApi, type MockApi } from '../mock-api';
import { queryClient } from '../shared/client';
import { fixChance } from './fixChance';
import { recordFetch } from './recordFetch';
import { recordKeys } from './recordKeys';
import { claimRecord, recordPath } from './recordPath';
import { Providers, renderSample } from './renderSample';
import { copyValue, formatRecord, type RecordedValue } from './sampleRecord';
import { waitUntilIdle } from './waitUntilIdle';

export interface SampleTools {
  /** The bookshop that answers in this test. */
  mockApi: MockApi;
  /** Puts a value into the record: what a call returned or logged. */
  value: (label: string, value: unknown) => void;
  /** Renders with the providers of an application. */
  render: (ui: ReactElement) => RenderResult;
  /** The same for a hook alone. */
  renderHook: <Result>(hook: () => Result) => RenderHookResult<Result, unknown>;
  /** Waits until no request is in flight; happens at the end anyway. */
  idle: () => Promise<void>;
}

/**
 * Runs a sample against the mock API and compares what it sent with the
 * record beside the test file.
 *
 * @param testUrl The `import.meta.url` of the test file.
 * @param name For a second record of the file: `<base>.<name>.record.json`.
 */
export async function recordSample(
  testUrl: string,
  body: (tools: SampleTools) => void | Promise<void>,
  name?: string
): Promise<void> {
  const path = recordPath(testUrl, name);
  claimRecord(path);
  const text = await runSample(body);
  await expect(text, `The record ${path} is stale`).toMatchFileSnapshot(path);
}

/** Runs a sample and returns the text of its record. */
export async function runSample(
  body: (tools: SampleTools) => void | Promise<void>
): Promise<string> {
  const mockApi = createMockApi();
  const fetches = recordFetch(mockApi.fetch);
  const values: RecordedValue[] = [];
  const realFetch = globalThis.fetch;
  const restoreChance = fixChance();
  queryClient.clear();
  const keys = recordKeys();
  globalThis.fetch = fetches.fetch;
  const idle = (): Promise<void> =>
    waitUntilIdle(() => fetches.inFlight() + keys.countPending());
  try {
    await body({
      mockApi,
      // A copy: what a call returned may change later.
      value: (label, value) =>
        values.push({ label, value: copyValue(value) }),
      render: renderSample,
      renderHook: (hook) => renderHook(hook, { wrapper: Providers }),
      idle,
    });
    await idle();
    return formatRecord({
      requests: fetches.requests,
      queryKeys: keys.queryKeys,
      mutationKeys: keys.mutationKeys,
      values,
    });
  } finally {
    cleanup();
    keys.stop();
    restoreChance();
    globalThis.fetch = realFetch;
  }
}
