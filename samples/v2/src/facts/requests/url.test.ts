import { expect, test } from 'vitest';
import { send } from './send';

const url = '/books/{bookId}/reviews';
const schema = { method: 'get', url } as const;

async function urlOf(
  parameters: object,
  baseUrl?: string,
): Promise<string> {
  return (await send(schema, { parameters, baseUrl })).url;
}

test('path parameters go through encodeURIComponent', async () => {
  expect(await urlOf({ path: { bookId: 'a/b c?é' } })).toBe(
    '/books/a%2Fb%20c%3F%C3%A9/reviews',
  );
});

test('a missing path parameter leaves its placeholder, undefined does not', async () => {
  expect(await urlOf({})).toBe(url);
  expect(await urlOf({ path: { bookId: undefined } })).toBe(
    '/books/undefined/reviews',
  );
});

test('the base URL is put in front as it is', async () => {
  const parameters = { path: { bookId: 7 } };
  expect(await urlOf(parameters, 'https://bookshop.example/v1/')).toBe(
    'https://bookshop.example/v1//books/7/reviews',
  );
  expect(await urlOf(parameters, '/v1')).toBe('/v1/books/7/reviews');
});

test('an array repeats its name, an object puts its names in brackets', async () => {
  const query = {
    tag: ['new', 'signed'],
    price: { min: 100, max: 200 },
    filter: { genre: ['fiction', 'poetry'] },
  };
  const address = await urlOf({ path: { bookId: 7 }, query });
  const { search } = new URL(address, 'https://bookshop.example');
  expect(search).toBe(
    '?tag=new&tag=signed&price%5Bmin%5D=100&price%5Bmax%5D=200' +
      '&filter%5Bgenre%5D=fiction&filter%5Bgenre%5D=poetry',
  );
});

test('a date is sent in ISO form; null and undefined are left out', async () => {
  const query = {
    since: new Date('2025-01-15T12:00:00Z'),
    cursor: null,
    limit: undefined,
    tag: [],
    inStock: false,
  };
  expect(await urlOf({ path: { bookId: 7 }, query })).toBe(
    '/books/7/reviews?since=2025-01-15T12%3A00%3A00.000Z&inStock=false',
  );
  expect(await urlOf({ path: { bookId: 7 }, query: {} })).toBe(
    '/books/7/reviews',
  );
});
