import { requestFn } from '@openapi-qraft/react';
import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { nodeFetch } from '../../common/testing/nodeFetch';
import {
  claimRecording,
  recordingPath,
} from '../../common/testing/recordingPath';
import type { SampleRecording } from '../../common/testing/sampleRecording';
import { createAPIClient } from '../generated/api';
import { api, queryClient } from '../shared/client';
import { runSample } from './recordSample';

const parameters = { path: { bookId: 7 } };

async function record(body: Parameters<typeof runSample>[0]) {
  return JSON.parse(await runSample(body)) as SampleRecording;
}

test('starts with an empty cache and restores fetch', async () => {
  const { fetch } = globalThis;
  api.status.getStatus.setQueryData(undefined, {
    status: 'ok',
    version: '0',
  });
  await record(() => {
    expect(globalThis.fetch).not.toBe(fetch);
    expect(queryClient.getQueryCache().getAll()).toEqual([]);
  });
  expect(globalThis.fetch).toBe(fetch);
});

test('restores fetch and stops recording when the sample throws', async () => {
  const { fetch } = globalThis;
  const failing = record(() => {
    throw new Error('from the sample');
  });
  await expect(failing).rejects.toMatchObject({
    message: expect.stringContaining('from the sample'),
  });
  expect(globalThis.fetch).toBe(fetch);
});

test('a spy on fetch that outlives its recording …', async () => {
  await record(() => {
    vi.spyOn(globalThis, 'fetch');
  });
});

test('… does not change the fetch of the next test', () => {
  expect(globalThis.fetch).toBe(nodeFetch);
});

test('waits for requests that the sample did not wait for', async () => {
  const { requests } = await record(({ mockApi }) => {
    mockApi.delay(50);
    void api.books.getBook({ parameters });
  });
  expect(requests).toMatchObject([{ method: 'GET', status: 200 }]);
});

test('records keys of any QueryClient and clears it afterwards', async () => {
  const own = new QueryClient();
  const client = createAPIClient({
    requestFn,
    queryClient: own,
    baseUrl: '/api',
  });
  const { requests, queryKeys } = await record(async () => {
    await client.status.getStatus.fetchQuery();
    await client.status.getStatus.fetchQuery();
  });
  expect(requests.map(({ url }) => url)).toEqual([
    '/api/status',
    '/api/status',
  ]);
  expect(queryKeys).toEqual([client.status.getStatus.getQueryKey()]);
  expect(own.getQueryCache().getAll()).toEqual([]);
});

test('records mutation keys', async () => {
  const { mutationKeys } = await record(async ({ renderHook, idle }) => {
    const { result } = renderHook(() => api.books.deleteBook.useMutation());
    result.current.mutate(parameters);
    await idle();
  });
  expect(mutationKeys).toEqual([api.books.deleteBook.getMutationKey()]);
});

test('keeps the number of retries, but does not wait between them', async () => {
  const timer = vi.spyOn(globalThis, 'setTimeout');
  const { requests } = await record(async ({ renderHook, idle }) => {
    renderHook(() => api.books.getBook.useQuery({ path: { bookId: 99 } }));
    await idle();
  });
  expect(requests).toHaveLength(4);
  // With delays, there would be timers of 1, 2, and 4 seconds.
  const waits = timer.mock.calls.map(([, wait = 0]) => wait);
  timer.mockRestore();
  expect(waits.filter((wait) => wait === 1000 || wait === 2000)).toEqual(
    [],
  );
});

test('records form fields, but not the random boundary', async () => {
  const { requests } = await record(async () => {
    const cover = new File(['png'], 'cover.png', { type: 'image/png' });
    const { data } = await api.books.uploadCover({
      parameters,
      body: { cover, altText: 'A snowy plain' },
    });
    expect(data?.bookId).toBe(7);
  });
  expect(requests).toMatchObject([
    {
      headers: { 'content-type': 'multipart/form-data; boundary=…' },
      body: [
        {
          name: 'cover',
          fileName: 'cover.png',
          type: 'image/png',
          size: 3,
        },
        { name: 'altText', value: 'A snowy plain' },
      ],
      status: 201,
    },
  ]);
});

test('a request without a response has no status', async () => {
  const { requests } = await record(async ({ mockApi }) => {
    mockApi.failNetwork();
    const { error } = await api.books.getBook({ parameters });
    expect(error).toMatchObject({ message: 'Failed to fetch' });
  });
  expect(requests).toMatchObject([{ status: null }]);
});

test('values are copied immediately, and may be undefined or an error', async () => {
  const { values } = await record(({ value }) => {
    const list = [1];
    value('list', list);
    list.push(2);
    value('nothing', undefined);
    value('error', new TypeError('wrong'));
  });
  expect(values).toEqual([
    { label: 'list', value: [1] },
    { label: 'nothing' },
    { label: 'error', value: { name: 'TypeError', message: 'wrong' } },
  ]);
});

test('random values and time are the same in every run', async () => {
  const draw = () =>
    record(({ value }) =>
      value('drawn', [Math.random(), crypto.randomUUID(), new Date()]),
    );
  const first = await draw();
  expect(await draw()).toEqual(first);
  expect(first.values[0]?.value).toMatchObject({
    1: '00000000-0000-4000-8000-000000000001',
    2: '2025-01-15T12:00:00.000Z',
  });
});

test('a recording is named after its test file', () => {
  const folder = 'file:///src/hooks/useQuery';
  expect(recordingPath(`${folder}/BookPage.test.tsx`)).toBe(
    '/src/hooks/useQuery/BookPage.recording.json',
  );
  expect(recordingPath(`${folder}/BookPage.test.ts`, 'missing')).toBe(
    '/src/hooks/useQuery/BookPage.missing.recording.json',
  );
  expect(() => recordingPath(`${folder}/BookPage.tsx`)).toThrow(
    'is not a test file',
  );
});

test('two tests cannot write the same recording', () => {
  claimRecording('/BookPage.recording.json');
  expect(() => claimRecording('/BookPage.recording.json')).toThrow(
    'Give one of them a name',
  );
});
