import { expect, test } from 'vitest';
import { runSample } from '../../../testing/recordSample';
import { createAPIClient } from './api';
import { api, queryClient } from './client';
import { findAnyChange } from './wrongCalls';

const { updateBook } = api.books;
const ofBook = (bookId: number) => ({ path: { bookId } });
type Tools = Parameters<Parameters<typeof runSample>[0]>[0];

/** Changes of book 7 (twice), of book 1, and of one given to `mutate()`. */
async function change({ renderHook, idle }: Tools) {
  const seven = renderHook(() => updateBook.useMutation(ofBook(7))).result;
  seven.current.mutate({ price: 1 });
  await idle();
  seven.current.mutate({ price: 2 });
  const one = renderHook(() => updateBook.useMutation(ofBook(1))).result;
  one.current.mutate({ price: 3 });
  const flat = renderHook(() => updateBook.useMutation()).result;
  flat.current.mutate({ ...ofBook(7), body: { price: 4 } });
  await idle();
}

test('find() returns the oldest match, findAll() all in order', async () => {
  await runSample(async (tools) => {
    await change(tools);
    const cache = updateBook.getMutationCache();
    const parameters = ofBook(7);
    expect(cache.find({ parameters })?.state.data?.price).toBe(1);
    expect(
      cache.findAll({ parameters }).map(({ state }) => state.data?.price),
    ).toEqual([1, 2]);
    expect(cache.findAll()).toHaveLength(4);
    expect(cache.findAll({})).toHaveLength(4);
  });
});

test('find() is exact with parameters, findAll() is not', async () => {
  await runSample(async (tools) => {
    await change(tools);
    const cache = updateBook.getMutationCache();
    const parameters = {};
    // The only mutation without fixed parameters, then any.
    expect(cache.find({ parameters })?.state.data?.price).toBe(4);
    expect(
      cache.find({ parameters, exact: false })?.state.data?.price,
    ).toBe(1);
    expect(cache.find({})?.state.data?.price).toBe(1);
    expect(cache.findAll({ parameters })).toHaveLength(4);
    expect(cache.findAll({ parameters, exact: true })).toHaveLength(1);
  });
});

test('with fixed parameters the variables are the body', async () => {
  await runSample(async (tools) => {
    await change(tools);
    const cache = updateBook.getMutationCache();
    const fixed = cache.find({ parameters: ofBook(7) });
    expect(fixed?.state.variables).toEqual({ price: 1 });
    expect(fixed?.options.mutationKey?.[1]).toEqual(ofBook(7));
    expect(cache.find({ parameters: {} })?.state.variables).toEqual({
      ...ofBook(7),
      body: { price: 4 },
    });
  });
});

// > The key of such a mutation doesn't contain parameters, so search the
// > variables with `predicate` instead.
test('parameters do not find a mutation that has them in its variables', async () => {
  await runSample(async ({ renderHook, idle }) => {
    const { result } = renderHook(() => updateBook.useMutation());
    result.current.mutate({ ...ofBook(7), body: { price: 4 } });
    await idle();
    const cache = updateBook.getMutationCache();
    expect(cache.findAll({ parameters: ofBook(7) })).toEqual([]);
    const found = cache.find({
      predicate: ({ state }) => state.variables?.path.bookId === 7,
    });
    expect(found?.state.data?.price).toBe(4);
  });
});

test('find() without an argument works like find({})', async () => {
  await runSample(async (tools) => {
    await change(tools);
    expect(findAnyChange()).toBe(updateBook.getMutationCache().find({}));
  });
});

test('a key with undefined matches mutations of every operation', async () => {
  await runSample(async (tools) => {
    await change(tools);
    const { createBook } = api.books;
    expect(createBook.getMutationCache().findAll()).toHaveLength(0);
    expect(
      createBook.getMutationCache().findAll({ mutationKey: undefined }),
    ).toHaveLength(4);
  });
});

test('other methods that reach into the cache throw', async () => {
  await runSample(async (tools) => {
    await change(tools);
    const cache = updateBook.getMutationCache();
    expect(() => cache.getAll()).toThrow('Cannot read private member');
    expect(() => cache.clear()).toThrow('Cannot read private member');
    expect(() => cache.remove(cache.findAll()[0]!)).toThrow(
      'Cannot read private member',
    );
    expect(cache.config).toBe(queryClient.getMutationCache().config);
    expect(queryClient.getMutationCache().getAll()).toHaveLength(4);
  });
});

test('the error may be one that the type does not have', async () => {
  await runSample(async ({ mockApi, renderHook, idle }) => {
    mockApi.failNetwork();
    const { result } = renderHook(() => updateBook.useMutation(ofBook(7)));
    result.current.mutate({ price: 1 });
    await idle();
    const mutation = updateBook.getMutationCache().find({});
    expect(mutation?.state.error).toBeInstanceOf(Error);
  });
});

test('works at run time on a client with only a cache', async () => {
  const { books } = createAPIClient({ queryClient });
  // @ts-expect-error: not callable by its type
  expect(books.updateBook.getMutationCache().findAll()).toEqual([]);
});

test('a client without a cache throws', () => {
  const { books } = createAPIClient();
  // @ts-expect-error: not callable by its type
  expect(() => books.updateBook.getMutationCache()).toThrow(
    "'qraft.<service>.<operation>.getMutationCache()' requires 'queryClient' in 'createAPIClient(...)' options.",
  );
});

test('a direct call leaves no mutation', async () => {
  await runSample(async () => {
    await updateBook({ parameters: ofBook(7), body: { price: 1 } });
    expect(updateBook.getMutationCache().findAll()).toEqual([]);
  });
});
