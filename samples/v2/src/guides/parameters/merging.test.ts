import { expect, test } from 'vitest';
import { runSample } from '../../../testing/recordSample';
import { api } from './client';

interface Recording {
  requests: { url: string; body: unknown }[];
}

async function readRequests(body: Parameters<typeof runSample>[0]) {
  return (JSON.parse(await runSample(body)) as Recording).requests;
}

test('variables are not merged into the parameters of the hook', async () => {
  const requests = await readRequests(async ({ renderHook, idle }) => {
    const { result } = renderHook(() =>
      api.books.updateBook.useMutation({ path: { bookId: 7 } }),
    );
    const variables = { path: { bookId: 3 }, body: { price: 990 } };
    result.current.mutate(variables as object);
    await idle();
  });
  // The whole object is the body.
  expect(requests).toMatchObject([
    {
      url: 'https://bookshop.example/v1/books/7',
      body: { path: { bookId: 3 }, body: { price: 990 } },
    },
  ]);
});

test('a page parameter replaces values by name, and objects as a whole', async () => {
  const requests = await readRequests(async () => {
    await api.books.listBooks.fetchInfiniteQuery({
      parameters: {
        query: { genre: 'fiction', price: { min: 500, max: 1500 } },
      },
      initialPageParam: { query: { page: 2, price: { max: 900 } } },
    });
  });
  expect(requests[0]?.url).toBe(
    'https://bookshop.example/v1/books?genre=fiction&price%5Bmax%5D=900&page=2',
  );
});
