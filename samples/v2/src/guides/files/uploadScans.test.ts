import { requestFn } from '@openapi-qraft/react';
import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { api } from './client';
import { uploadDrawing, uploadScans } from './uploadScans';

const createScan = (name: string) =>
  new File(['png'], name, { type: 'image/png' });

interface Recording {
  requests: { headers: Record<string, string>; body: unknown }[];
}

test('sends all files under one name', async () => {
  await recordSample(import.meta.url, async () => {
    const scans = [createScan('front.png'), createScan('back.png')];
    const { data } = await uploadScans(7, scans);
    expect(data?.bookId).toBe(7);
  });
});

test('a file has a name, a blob is called "blob"', async () => {
  const recording = await runSample(async () => {
    const drawing = new Blob(['png']);
    await uploadDrawing(7, drawing);
    await api.books.uploadCover({
      parameters: { path: { bookId: 7 } },
      body: { cover: drawing },
    });
  });
  const { requests } = JSON.parse(recording) as Recording;
  expect(requests).toMatchObject([
    { body: [{ name: 'cover', fileName: 'drawing.png' }] },
    { body: [{ name: 'cover', fileName: 'blob' }] },
  ]);
});

test('a content type of your own has no boundary', async () => {
  const recording = await runSample(async () => {
    await api.books.uploadCover(
      {
        parameters: { path: { bookId: 7 } },
        body: { cover: createScan('front.png') },
      },
      (schema, info) =>
        requestFn(schema, {
          ...info,
          headers: { 'Content-Type': 'multipart/form-data' },
        }),
    );
    await uploadScans(7, []);
  });
  const { requests } = JSON.parse(recording) as Recording;
  expect(requests.map(({ headers }) => headers['content-type'])).toEqual([
    'multipart/form-data',
    'multipart/form-data; boundary=…',
  ]);
});

/** The body that the default request function makes of an object. */
async function serialize(body: object, mediaType: string[]) {
  let sent: BodyInit | null | undefined;
  await requestFn(
    { method: 'post', url: '/photos', mediaType },
    { body: body as Record<string, unknown>, baseUrl: '' },
    {
      fetch: async (_url, init) => {
        sent = init?.body;
        return new Response(null, { status: 204 });
      },
    },
  );
  return sent;
}

test('an array of files repeats the field', async () => {
  const photos = [createScan('a.png'), createScan('b.png')];
  const body = await serialize({ photos }, ['multipart/form-data']);
  expect(
    [...(body as FormData)].map(([name, file]) => [
      name,
      (file as File).name,
    ]),
  ).toEqual([
    ['photos', 'a.png'],
    ['photos', 'b.png'],
  ]);
});

test('where JSON is declared too, an array of files becomes JSON', async () => {
  const both = ['application/json', 'multipart/form-data'];
  const photo = createScan('a.png');
  expect(await serialize({ photos: [photo] }, both)).toBe(
    '{"photos":[{}]}',
  );
  expect(await serialize({ photo }, both)).toBeInstanceOf(FormData);
});

test('a file in an object becomes JSON', async () => {
  const body = await serialize({ page: { scan: createScan('a.png') } }, [
    'multipart/form-data',
  ]);
  expect([...(body as FormData)]).toEqual([['page', '{"scan":{}}']]);
});

test('numbers, objects, and dates become JSON text in a form', async () => {
  const body = await serialize(
    { page: 2, isFront: true, size: { width: 3 }, day: new Date(0) },
    ['multipart/form-data'],
  );
  expect([...(body as FormData)]).toEqual([
    ['page', '2'],
    ['isFront', 'true'],
    ['size', '{"width":3}'],
    ['day', '"1970-01-01T00:00:00.000Z"'],
  ]);
});
