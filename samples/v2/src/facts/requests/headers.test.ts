import { expect, test } from 'vitest';
import { send } from './send';

const get = { method: 'get', url: '/books' } as const;
const post = { method: 'post', url: '/books' } as const;

test('a request without anything accepts JSON', async () => {
  expect((await send(get)).headers).toEqual({ accept: 'application/json' });
});

test('later headers win: accept, body, info.headers, parameters.header', async () => {
  const { headers } = await send(post, {
    body: { title: 'Cosmos' },
    headers: {
      Accept: 'text/csv',
      'Content-Type': 'x/info',
      'X-A': 'info',
    },
    parameters: { header: { 'X-A': 'parameter' } },
  });
  expect(headers).toEqual({
    accept: 'text/csv',
    'content-type': 'x/info',
    'x-a': 'parameter',
  });
});

test('null deletes a header, undefined leaves it as it is', async () => {
  const { headers } = await send(get, {
    headers: { 'X-A': 'a', 'X-B': 'b' },
    parameters: { header: { Accept: null, 'X-A': undefined, 'X-B': null } },
  });
  expect(headers).toEqual({ 'x-a': 'a' });
});

test('other fields of info reach fetch, the method in upper case', async () => {
  const signal = new AbortController().signal;
  const request = await send(
    { method: 'patch', url: '/books/{bookId}' },
    { signal, credentials: 'include', cache: 'no-store' },
  );
  expect(request).toMatchObject({
    method: 'PATCH',
    signal,
    credentials: 'include',
    cache: 'no-store',
  });
});

test('meta and baseUrl are given to fetch as well', async () => {
  const request = await send(get, { meta: { trace: 1 }, baseUrl: '/api' });
  expect(request).toMatchObject({ meta: { trace: 1 }, baseUrl: '/api' });
});

test('cookie parameters are not sent', async () => {
  const { headers, url } = await send(get, {
    parameters: { cookie: { session: 's-1' } },
  });
  expect(headers).toEqual({ accept: 'application/json' });
  expect(url).toBe('/books');
});
