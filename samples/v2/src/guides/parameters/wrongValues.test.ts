import { expect, test } from 'vitest';
import { runSample } from '../../../testing/recordSample';
import { api } from './client';
import { wrongValues } from './wrongValues';

interface Recording {
  requests: { url: string; headers: Record<string, string> }[];
}

async function send(body: () => unknown): Promise<Recording['requests']> {
  const text = await runSample(async ({ idle }) => {
    await body();
    await idle();
  });
  return (JSON.parse(text) as Recording).requests;
}

test('at run time nothing is checked: all of them are sent', async () => {
  const requests = await send(wrongValues);
  expect(requests.map(({ url }) => url)).toEqual([
    'https://bookshop.example/v1/books?genre=crime',
    'https://bookshop.example/v1/books?pagesize=5',
    'https://bookshop.example/v1/books/7',
    'https://bookshop.example/v1/orders',
  ]);
  expect(requests[3]?.headers).not.toHaveProperty('x-store-id');
});

test('parameters outside of their group leave the placeholder', async () => {
  const flat = { bookId: 7 } as unknown as { path: { bookId: number } };
  const requests = await send(() =>
    api.books.getBook({ parameters: flat }),
  );
  expect(requests[0]?.url).toBe(
    'https://bookshop.example/v1/books/%7BbookId%7D',
  );
});

test('a path parameter that is undefined or null is sent as its name', async () => {
  const requests = await send(async () => {
    for (const bookId of [undefined, null, NaN]) {
      const path = { bookId: bookId as unknown as number };
      await api.books.getBook({ parameters: { path } });
    }
  });
  expect(requests.map(({ url }) => url)).toEqual([
    'https://bookshop.example/v1/books/undefined',
    'https://bookshop.example/v1/books/null',
    'https://bookshop.example/v1/books/NaN',
  ]);
});

test('a variable with an extra field compiles, and the field is sent', async () => {
  const filters = { genre: 'fiction', sort: 'price' } as const;
  const requests = await send(() =>
    api.books.listBooks({ parameters: { query: filters } }),
  );
  expect(requests[0]?.url).toBe(
    'https://bookshop.example/v1/books?genre=fiction&sort=price',
  );
});
