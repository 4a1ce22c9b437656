import { expect, test } from 'vitest';
import { receive } from './send';

const json = (body: string, status = 200, type = 'application/json') =>
  receive(
    () => new Response(body, { status, headers: { 'content-type': type } }),
  );

test('JSON is parsed, by /json or +json in the content type', async () => {
  expect(await json('{"a":1}')).toMatchObject({ data: { a: 1 } });
  expect(await json('{"a":1}', 200, 'application/hal+json')).toMatchObject({
    data: { a: 1 },
  });
});

test('a success has no key error, a failure no key data', async () => {
  expect(Object.keys(await json('{}'))).toEqual(['data', 'response']);
  expect(Object.keys(await json('{}', 400))).toEqual(['error', 'response']);
});

test('anything else is text, also bytes that the document calls binary', async () => {
  const png = new Blob(['bytes'], { type: 'image/png' });
  expect(await receive(() => new Response(png))).toMatchObject({
    data: 'bytes',
  });
  expect(await receive(() => new Response('id,total'))).toMatchObject({
    data: 'id,total',
  });
});

test('204 and a content length of 0 give null', async () => {
  const noContent = new Response(null, { status: 204 });
  expect(await receive(() => noContent)).toMatchObject({ data: null });
  const empty = new Response('', { headers: { 'content-length': '0' } });
  expect(await receive(() => empty)).toMatchObject({ data: null });
});

test('an error status with an empty body gives error: null', async () => {
  const response = new Response('', {
    status: 500,
    headers: { 'content-length': '0' },
  });
  const result = await receive(() => response);
  expect(result).toMatchObject({ error: null });
  expect(result.response?.status).toBe(500);
});

test('an HTTP error resolves, with the parsed body as error', async () => {
  const result = await json('{"title":"Not found"}', 404);
  expect(result).toMatchObject({ error: { title: 'Not found' } });
  expect(result.response?.status).toBe(404);
});

test('JSON that cannot be parsed gives a SyntaxError, even with 200', async () => {
  const result = await json('{"a":');
  expect(result.error).toBeInstanceOf(SyntaxError);
  expect(result.response?.status).toBe(200);
});

test('a network error resolves as well, without a response', async () => {
  const failure = new TypeError('Failed to fetch');
  const result = await receive(() => Promise.reject(failure));
  expect(result).toEqual({ error: failure, response: undefined });
});
