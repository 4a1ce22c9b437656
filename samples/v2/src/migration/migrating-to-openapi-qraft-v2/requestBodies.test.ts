import { requestFn } from '@openapi-qraft/react';
import { expect, test, vi } from 'vitest';

const png = new Blob(['x'], { type: 'image/png' });

// The table "Some bodies and content types" of the page.
const rows: [
  mediaType: string,
  body: unknown,
  sent: unknown,
  type: string | null,
][] = [
  ['application/json', { a: 1 }, '{"a":1}', 'application/json'],
  ['application/json', 'hi', 'hi', 'application/json'],
  ['application/json', null, undefined, null],
  ['application/merge-patch+json', { a: 1 }, '{"a":1}', 'application/json'],
  ['application/xml', '<a/>', '<a/>', 'text/plain'],
  ['application/octet-stream', png, png, 'image/png'],
  ['application/json', undefined, undefined, null],
];

test.each(rows)('%s %s', async (mediaType, body, sent, type) => {
  const fetch = vi.fn(async (_url: unknown, _init?: RequestInit) =>
    Response.json({}),
  );
  await requestFn(
    { method: 'patch', url: '/x', mediaType: [mediaType] },
    { baseUrl: '', body: body as string },
    { fetch },
  );
  const init = fetch.mock.lastCall?.[1];
  expect(init?.body).toEqual(sent);
  expect(new Headers(init?.headers).get('Content-Type')).toBe(type);
});

test('an operation that declares a form first and JSON second', async () => {
  const fetch = vi.fn(async (_url: unknown, _init?: RequestInit) =>
    Response.json({}),
  );
  const mediaType = ['multipart/form-data', 'application/json'];
  await requestFn(
    { method: 'post', url: '/x', mediaType },
    { baseUrl: '', body: { a: 1 } },
    { fetch },
  );
  expect(fetch.mock.lastCall?.[1]?.body).toBe('{"a":1}');
});
