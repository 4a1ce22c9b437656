import { expect, expectTypeOf, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { api } from './client';
import { downloadCover } from './downloadCover';

/** The first bytes of every PNG: the first one is not valid UTF-8. */
const png = new Uint8Array([
  0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a,
]);
const answerWithPng = () =>
  new Response(png, { headers: { 'content-type': 'image/png' } });

test('keeps every byte', async () => {
  await recordSample(import.meta.url, async ({ mockApi, value }) => {
    mockApi.respond('get', '/books/{bookId}/cover', answerWithPng);
    const cover = await downloadCover(7);
    expect(new Uint8Array(await cover.arrayBuffer())).toEqual(png);
    value('cover.type', cover.type);
    value('cover.size', cover.size);
  });
});

test('data is declared as a blob and is a text with broken bytes', async () => {
  await runSample(async ({ mockApi }) => {
    mockApi.respond('get', '/books/{bookId}/cover', answerWithPng);
    const { data } = await api.books.getCover({
      parameters: { path: { bookId: 7 } },
    });
    expectTypeOf(data).toEqualTypeOf<Blob | undefined>();
    expect(data).toBe('\uFFFDPNG\r\n\u001A\n');
  });
});

test.each<Record<string, string>>([{ 'content-length': '0' }, {}])(
  'throws when there is no cover, with %j',
  async (headers) => {
    await runSample(async ({ mockApi }) => {
      const respond = () => new Response(null, { status: 404, headers });
      mockApi.respond('get', '/books/{bookId}/cover', respond);
      await expect(downloadCover(7)).rejects.toMatchObject({
        message: 'There is no cover.',
      });
    });
  },
);

test('throws when there is no network', async () => {
  await runSample(async ({ mockApi }) => {
    mockApi.failNetwork();
    await expect(downloadCover(7)).rejects.toBeInstanceOf(TypeError);
  });
});
