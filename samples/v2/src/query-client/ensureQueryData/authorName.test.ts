import { onlineManager } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { readAuthorName } from './authorName';
import { api, queryClient } from './client';

test('asks once for two calls, although the data is stale', async () => {
  await recordSample(import.meta.url, async ({ value }) => {
    value("readAuthorName('sagan')", await readAuthorName('sagan'));
    value("readAuthorName('sagan')", await readAuthorName('sagan'));
  });
});

test('returns data that was invalidated, too', async () => {
  const record = await runSample(async () => {
    await readAuthorName('sagan');
    await api.authors.getAuthor.invalidateQueries();
    expect(await readAuthorName('sagan')).toBe('Carl Sagan');
  });
  expect(countRequests(record)).toBe(1);
});

test('takes null for data, and initialData for a response', async () => {
  const { ensureQueryData } = api.authors.getAuthor;
  const record = await runSample(async ({ mockApi }) => {
    mockApi.respond('get', '/authors/{authorId}', () => {
      return new Response(null, { status: 204 });
    });
    const parameters = { path: { authorId: 'nobody' } };
    expect(await ensureQueryData({ parameters })).toBeNull();
    expect(await ensureQueryData({ parameters })).toBeNull();

    const sagan = { id: 'sagan', name: 'Carl Sagan' };
    const author = await ensureQueryData({
      parameters: { path: { authorId: 'sagan' } },
      initialData: sagan,
    });
    expect(author).toBe(sagan);
  });
  expect(countRequests(record)).toBe(1);
});

test('rejects when there is nothing cached and the request fails', async () => {
  await runSample(async () => {
    await expect(readAuthorName('nobody')).rejects.toMatchObject({
      status: 404,
    });
  });
});

// > If the query has no cache entry yet, `initialData` becomes its data and is
// > returned. If an entry without data exists, for example after a failed
// > request, the request is sent.
test('initialData does not replace the request of an empty entry', async () => {
  const record = await runSample(async ({ mockApi }) => {
    mockApi.respond('get', '/authors/{authorId}', () => {
      return new Response('Bad gateway', { status: 502 });
    });
    await expect(readAuthorName('sagan')).rejects.toBe('Bad gateway');
    mockApi.respond('get', '/authors/{authorId}', () => {
      return Response.json({ id: 'sagan', name: 'from the server' });
    });
    const { name } = await api.authors.getAuthor.ensureQueryData({
      parameters: { path: { authorId: 'sagan' } },
      initialData: { id: 'sagan', name: 'initial' },
    });
    expect(name).toBe('from the server');
  });
  expect(countRequests(record)).toBe(2);
});

// > If nothing is cached and the browser is offline, the promise waits for the
// > network.
test('offline, only a call without cached data waits', async () => {
  await runSample(async () => {
    // As `QueryClientProvider` does. Otherwise nothing continues the request.
    queryClient.mount();
    await readAuthorName('sagan');
    onlineManager.setOnline(false);
    expect(await readAuthorName('sagan')).toBe('Carl Sagan');
    const name = readAuthorName('leguin');
    const soon = new Promise((resolve) => setTimeout(resolve, 20, 'waits'));
    expect(await Promise.race([name, soon])).toBe('waits');
    onlineManager.setOnline(true);
    expect(await name).toBe('Ursula K. Le Guin');
    queryClient.unmount();
  });
});

function countRequests(record: string) {
  return (JSON.parse(record) as { requests: unknown[] }).requests.length;
}
