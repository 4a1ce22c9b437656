import { expect, test } from 'vitest';
import { send } from './send';

function post(body: unknown, ...mediaType: string[]) {
  return send(
    { method: 'post', url: '/books', ...(mediaType[0] && { mediaType }) },
    { body: body as BodyInit },
  );
}

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'multipart/form-data';

function readFields(body: unknown): unknown[] {
  if (!(body instanceof FormData))
    throw new Error('The body is not a form.');
  return [...body];
}

test.each(['get', 'head', 'options', 'trace'] as const)(
  'a body is not sent with %s',
  async (method) => {
    const request = await send(
      { method, url: '/books' },
      { body: { title: 'Cosmos' } },
    );
    expect(request.body).toBeUndefined();
    expect(request.headers).toEqual({ accept: 'application/json' });
  },
);

test('an object is sent as JSON, also when no media type is declared', async () => {
  for (const request of [
    await post({ title: 'Cosmos' }, JSON_TYPE),
    await post({ title: 'Cosmos' }),
  ]) {
    expect(request.body).toBe('{"title":"Cosmos"}');
    expect(request.headers['content-type']).toBe(JSON_TYPE);
  }
});

test('an object for a merge patch alone goes out as plain JSON', async () => {
  const request = await post({}, 'application/merge-patch+json');
  expect(request.headers['content-type']).toBe(JSON_TYPE);
});

test('a string takes a text type, else a JSON type, else text/plain', async () => {
  const typeOf = async (...types: string[]) =>
    (await post('text', ...types)).headers['content-type'];
  expect(await typeOf(JSON_TYPE, 'text/csv')).toBe('text/csv');
  expect(await typeOf(JSON_TYPE)).toBe(JSON_TYPE);
  expect(await typeOf()).toBe('text/plain');
});

test('a ready form is sent as it is, its content type left to the browser', async () => {
  const form = new FormData();
  const request = await post(form, FORM_TYPE);
  expect(request.body).toBe(form);
  expect(request.headers['content-type']).toBeUndefined();
});

test('a blob is sent with its type', async () => {
  const cover = new Blob(['x'], { type: 'image/png' });
  const request = await post(cover, 'application/octet-stream');
  expect(request.body).toBe(cover);
  expect(request.headers['content-type']).toBe('image/png');
});

test('an object becomes a form: arrays repeat, values are JSON, null is left out', async () => {
  const request = await post(
    {
      altText: 'A cover',
      tags: ['new', 'signed'],
      page: 2,
      size: { width: 3 },
      none: null,
      missing: undefined,
    },
    FORM_TYPE,
  );
  expect(readFields(request.body)).toEqual([
    ['altText', 'A cover'],
    ['tags', 'new'],
    ['tags', 'signed'],
    ['page', '2'],
    ['size', '{"width":3}'],
  ]);
});

test('where JSON is declared too, only an object with a blob becomes a form', async () => {
  const cover = new Blob(['x'], { type: 'image/png' });
  const withBlob = await post({ cover }, JSON_TYPE, FORM_TYPE);
  expect(withBlob.body).toBeInstanceOf(FormData);
  const withoutBlob = await post({ altText: 'a' }, JSON_TYPE, FORM_TYPE);
  expect(withoutBlob.body).toBe('{"altText":"a"}');
});

test('there is no serializer for x-www-form-urlencoded: it goes out as JSON', async () => {
  const type = 'application/x-www-form-urlencoded';
  const request = await post({ username: 'ada' }, type);
  expect(request.body).toBe('{"username":"ada"}');
  expect(request.headers['content-type']).toBe(JSON_TYPE);
});

test('null and undefined send no body and no content type', async () => {
  for (const request of [await post(null), await post(undefined)]) {
    expect(request.body).toBeUndefined();
    expect(request.headers['content-type']).toBeUndefined();
  }
});
