import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { readAuthorName } from './authorName';
import { api } from './client';

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

function countRequests(record: string) {
  return (JSON.parse(record) as { requests: unknown[] }).requests.length;
}
