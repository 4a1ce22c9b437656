import { expect, test } from 'vitest';
import { runSample } from '../../../testing/recordSample';
import { api } from './client';

interface Recorded {
  requests: { method: string; url: string; body: unknown }[];
  mutationKeys: unknown[];
}

async function record(body: Parameters<typeof runSample>[0]) {
  return JSON.parse(await runSample(body)) as Recorded;
}

test('without fixed parameters mutate takes one flat object', async () => {
  const variables = { path: { bookId: 7 }, body: { price: 990 } };
  const { requests, mutationKeys } = await record(
    async ({ renderHook, idle }) => {
      const { result } = renderHook(() =>
        api.books.updateBook.useMutation(),
      );
      result.current.mutate(variables);
      await idle();
      expect(result.current.variables).toEqual(variables);
    },
  );
  expect(requests).toMatchObject([
    {
      method: 'PATCH',
      url: 'https://bookshop.example/v1/books/7',
      body: { price: 990 },
    },
  ]);
  expect(mutationKeys).toEqual([
    [{ url: '/books/{bookId}', method: 'patch' }, {}],
  ]);
});

test('{ parameters, body } does not compile and leaves the placeholder', async () => {
  const { requests } = await record(async ({ renderHook, idle }) => {
    const { result } = renderHook(() => api.books.updateBook.useMutation());
    result.current.mutate({
      // @ts-expect-error: the groups of parameters go beside the body
      parameters: { path: { bookId: 7 } },
      body: { price: 990 },
    });
    await idle();
  });
  expect(requests[0]?.url).toBe(
    'https://bookshop.example/v1/books/%7BbookId%7D',
  );
});

test('with fixed parameters mutate takes the body alone', async () => {
  const parameters = { path: { bookId: 7 } };
  const { requests, mutationKeys } = await record(
    async ({ renderHook, idle }) => {
      const { result } = renderHook(() =>
        api.books.updateBook.useMutation(parameters),
      );
      result.current.mutate({ price: 990 });
      await idle();
      expect(result.current.variables).toEqual({ price: 990 });
    },
  );
  expect(requests).toMatchObject([
    { url: 'https://bookshop.example/v1/books/7', body: { price: 990 } },
  ]);
  expect(mutationKeys).toEqual([
    [{ url: '/books/{bookId}', method: 'patch' }, parameters],
  ]);
});

test('an operation without parameters: {} makes mutate take the body itself', async () => {
  const body = { refreshToken: 'refresh-1' };
  const { requests } = await record(async ({ renderHook, idle }) => {
    const { result: flat } = renderHook(() =>
      api.auth.refreshToken.useMutation(),
    );
    flat.current.mutate({ body });
    const { result: fixed } = renderHook(() =>
      api.auth.refreshToken.useMutation({}),
    );
    fixed.current.mutate(body);
    await idle();
  });
  expect(requests.map((request) => request.body)).toEqual([body, body]);
});

test('an operation without body: fixed parameters leave nothing for mutate', async () => {
  const { requests } = await record(async ({ renderHook, idle }) => {
    const { result } = renderHook(() =>
      api.books.deleteBook.useMutation({ path: { bookId: 7 } }),
    );
    result.current.mutate();
    await idle();
    expect(result.current.data).toBeNull();
  });
  expect(requests).toMatchObject([
    { method: 'DELETE', url: 'https://bookshop.example/v1/books/7' },
  ]);
});

test('mutate() without the variables that are needed fails the mutation', async () => {
  const { requests } = await record(async ({ renderHook, idle }) => {
    const { result } = renderHook(() => api.books.updateBook.useMutation());
    // @ts-expect-error: path and body are required
    result.current.mutate();
    await idle();
    expect(result.current.status).toBe('error');
    expect(result.current.error).toBeInstanceOf(TypeError);
  });
  expect(requests).toEqual([]);
});

test('mutate() of an operation with neither compiles, but throws a TypeError', async () => {
  const { requests } = await record(async ({ renderHook, idle }) => {
    const { result } = renderHook(() => api.auth.revokeToken.useMutation());
    result.current.mutate();
    await idle();
    expect(result.current.error).toMatchObject({
      name: 'TypeError',
      message: expect.stringContaining(
        "Cannot destructure property 'body'",
      ),
    });
  });
  expect(requests).toEqual([]);
});

test('mutate({}) and useMutation({}) are the ways around it', async () => {
  const { requests } = await record(async ({ renderHook, idle }) => {
    const { result: flat } = renderHook(() =>
      api.auth.revokeToken.useMutation(),
    );
    flat.current.mutate({});
    const { result: fixed } = renderHook(() =>
      api.auth.revokeToken.useMutation({}),
    );
    fixed.current.mutate();
    await idle();
  });
  expect(requests).toMatchObject([
    { method: 'DELETE', url: 'https://bookshop.example/v1/auth/token' },
    { method: 'DELETE', url: 'https://bookshop.example/v1/auth/token' },
  ]);
});
