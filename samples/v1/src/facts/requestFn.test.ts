// cspell:ignore Bmin
import {
  requestFn,
  urlSerializer,
  type OperationSchema,
} from '@openapi-qraft/react';
import { expect, test } from 'vitest';
import {
  fetchThatResponds,
  fetchThatRespondsWithJson,
  onlyRequest,
} from './fakeFetch';

const baseUrl = 'https://bookshop.example/v1';
const GET_BOOK: OperationSchema = { method: 'get', url: '/books/{bookId}' };
const PATCH_BOOK: OperationSchema = {
  method: 'patch',
  url: '/books/{bookId}',
  mediaType: 'application/json',
};

function get(fetchMock: typeof fetch): Promise<unknown> {
  return requestFn(
    GET_BOOK,
    { baseUrl, parameters: { path: { bookId: 7 } } },
    { fetch: fetchMock },
  );
}

test('resolves to the parsed body', async () => {
  await expect(get(fetchThatRespondsWithJson({ id: 7 }))).resolves.toEqual({
    id: 7,
  });
});

test('parses a body whose media type ends in +json', async () => {
  const headers = { 'Content-Type': 'application/problem+json' };
  const fakeFetch = fetchThatResponds('{"status":200}', { headers });
  await expect(get(fakeFetch)).resolves.toEqual({ status: 200 });
});

test('resolves to text when the response is not JSON', async () => {
  await expect(get(fetchThatResponds('id;title'))).resolves.toBe(
    'id;title',
  );
});

test('resolves to undefined for 204 and for Content-Length: 0', async () => {
  const empty = fetchThatResponds(null, { status: 204 });
  await expect(get(empty)).resolves.toBeUndefined();

  const noLength = fetchThatResponds('', {
    headers: { 'Content-Length': '0' },
  });
  await expect(get(noLength)).resolves.toBeUndefined();
});

test('rejects with the parsed body of an error, not with an Error', async () => {
  const fakeFetch = fetchThatRespondsWithJson(
    { title: 'No such book' },
    404,
  );
  await expect(get(fakeFetch)).rejects.toEqual({ title: 'No such book' });
});

test('rejects with text when an error has no JSON or broken JSON', async () => {
  const text = fetchThatResponds('Bad gateway', { status: 502 });
  await expect(get(text)).rejects.toBe('Bad gateway');

  const headers = { 'Content-Type': 'application/json' };
  const broken = fetchThatResponds('<html>', { status: 502, headers });
  await expect(get(broken)).rejects.toBe('<html>');
});

test('rejects with undefined when an error says Content-Length: 0', async () => {
  const headers = { 'Content-Length': '0' };
  const fakeFetch = fetchThatResponds('', { status: 401, headers });
  await expect(get(fakeFetch)).rejects.toBeUndefined();
});

test('rejects with an empty string when an empty error has no Content-Length', async () => {
  const fakeFetch = fetchThatResponds('', { status: 401 });
  await expect(get(fakeFetch)).rejects.toBe('');
});

test('rejects with a SyntaxError when JSON of a successful response is broken', async () => {
  const headers = { 'Content-Type': 'application/json' };
  const fakeFetch = fetchThatResponds('<html>', { headers });
  await expect(get(fakeFetch)).rejects.toBeInstanceOf(SyntaxError);
});

test('rejects with the error of fetch when the network fails', async () => {
  const failure = new TypeError('fetch failed');
  await expect(get(() => Promise.reject(failure))).rejects.toBe(failure);
});

test('sends an upper-case method and asks for JSON', async () => {
  const fakeFetch = fetchThatRespondsWithJson({});
  await get(fakeFetch);
  const { url, init, headers } = onlyRequest(fakeFetch);
  expect(url).toBe('https://bookshop.example/v1/books/7');
  expect(init.method).toBe('GET');
  expect(headers).toEqual({ accept: 'application/json' });
});

test('encodes path parameters with encodeURI, which keeps / and ?', () => {
  const url = (bookId: string): string =>
    urlSerializer(GET_BOOK, {
      baseUrl: '',
      parameters: { path: { bookId } },
    });
  expect(url('a b')).toBe('/books/a%20b');
  expect(url('a/b?c')).toBe('/books/a/b?c');
});

test('leaves a missing path parameter in the URL', () => {
  expect(urlSerializer(GET_BOOK, { baseUrl: '' })).toBe('/books/{bookId}');
});

test('makes a relative URL without a baseUrl', () => {
  const parameters = { path: { bookId: 7 } };
  const info = { baseUrl: undefined, parameters };
  expect(urlSerializer(GET_BOOK, info)).toBe('/books/7');
});

test('repeats arrays, brackets objects, and drops null and undefined', () => {
  const query = {
    tag: ['new', 'used'],
    price: { min: 5, max: undefined },
    genre: null,
    inStock: false,
  };
  const schema: OperationSchema = { method: 'get', url: '/books' };
  expect(
    urlSerializer(schema, { baseUrl: '', parameters: { query } }),
  ).toBe('/books?tag=new&tag=used&price%5Bmin%5D=5&inStock=false');
});

test('drops a Date from the query: write it as a string', () => {
  const schema: OperationSchema = { method: 'get', url: '/books' };
  const query = { since: new Date('2024-05-01') };
  expect(
    urlSerializer(schema, { baseUrl: '', parameters: { query } }),
  ).toBe('/books');
});

test('lets parameter headers win over info.headers, and null delete', async () => {
  const fakeFetch = fetchThatRespondsWithJson({});
  await requestFn(
    PATCH_BOOK,
    {
      baseUrl,
      body: { price: 900 },
      headers: { 'X-Trace': 'info', Accept: null },
      parameters: {
        path: { bookId: 7 },
        header: { 'X-Trace': 'parameter' },
      },
    },
    { fetch: fakeFetch },
  );
  const { init, headers } = onlyRequest(fakeFetch);
  expect(init.body).toBe('{"price":900}');
  expect(headers).toEqual({
    'content-type': 'application/json',
    'x-trace': 'parameter',
  });
});

test('sends a form with files as multipart without a Content-Type of its own', async () => {
  const fakeFetch = fetchThatRespondsWithJson({});
  await requestFn(
    { method: 'post', url: '/covers', mediaType: 'multipart/form-data' },
    {
      baseUrl,
      body: {
        cover: new Blob(['png']),
        altText: 'Cover',
        tags: ['a', 'b'],
      },
    },
    { fetch: fakeFetch },
  );
  const { init, headers } = onlyRequest(fakeFetch);
  const form = init.body;
  if (!(form instanceof FormData)) throw new Error('Expected a form.');
  expect([...form.keys()]).toEqual(['cover', 'altText', 'tags', 'tags']);
  expect(headers).not.toHaveProperty('content-type');
});

test('labels a urlencoded body so, but sends JSON', async () => {
  const fakeFetch = fetchThatRespondsWithJson({});
  const mediaType = 'application/x-www-form-urlencoded';
  await requestFn(
    { method: 'post', url: '/auth/token', mediaType },
    { baseUrl, body: { username: 'ada' } },
    { fetch: fakeFetch },
  );
  const { init, headers } = onlyRequest(fakeFetch);
  expect(headers['content-type']).toBe(mediaType);
  expect(init.body).toBe('{"username":"ada"}');
});

test('passes other fields of info, meta, and baseUrl on to fetch', async () => {
  const fakeFetch = fetchThatRespondsWithJson({});
  await requestFn(
    GET_BOOK,
    { baseUrl, credentials: 'include', meta: { page: 'home' } },
    { fetch: fakeFetch },
  );
  expect(onlyRequest(fakeFetch).init).toMatchObject({
    baseUrl,
    credentials: 'include',
    meta: { page: 'home' },
  });
});

test('gives a bodySerializer the whole info and sends what it returns', async () => {
  const fakeFetch = fetchThatRespondsWithJson({});
  await requestFn(
    PATCH_BOOK,
    { baseUrl, body: { price: 900 } },
    {
      fetch: fakeFetch,
      bodySerializer: (schema, info) =>
        `${schema.method} ${JSON.stringify(info.body)}`,
    },
  );
  expect(onlyRequest(fakeFetch).init.body).toBe('patch {"price":900}');
});

test('sends no body for get, head, and options', async () => {
  for (const method of ['get', 'head', 'options'] as const) {
    const fakeFetch = fetchThatRespondsWithJson({});
    await requestFn(
      { method, url: '/books' },
      { baseUrl, body: { price: 900 } },
      { fetch: fakeFetch },
    );
    expect(onlyRequest(fakeFetch).init.body).toBeUndefined();
  }
});
