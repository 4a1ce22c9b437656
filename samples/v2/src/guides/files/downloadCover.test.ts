import { expect, expectTypeOf, test, vi } from 'vitest';
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

// > The direct call resolves only after the client has read the whole copy,
// > so `response.body` can't show the progress of a download.
test('waits for the whole response', async () => {
  await runSample(async ({ mockApi }) => {
    let finish: () => void = () => undefined;
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(png);
        finish = () => controller.close();
      },
    });
    mockApi.respond(
      'get',
      '/books/{bookId}/cover',
      () =>
        new Response(body, { headers: { 'content-type': 'image/png' } }),
    );
    const parameters = { path: { bookId: 7 } };
    const onResolve = vi.fn();
    const call = api.books.getCover({ parameters }).then(onResolve);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(onResolve).not.toHaveBeenCalled();
    finish();
    await call;
    expect(onResolve).toHaveBeenCalled();
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
