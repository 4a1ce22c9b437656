import { expect, test, vi } from 'vitest';
import { runSample } from '../../../testing/recordSample';
import { createAPIClient } from './api';
import { api, queryClient } from './client';

const { getBook } = api.books;
const parameters = { path: { bookId: 7 } };
const soon = () => new Promise((resolve) => setTimeout(resolve, 5));

test('an entry with data goes back to what it was', async () => {
  await runSample(async ({ mockApi }) => {
    await getBook.fetchQuery({ parameters });
    const before = getBook.getQueryState(parameters);
    await getBook.invalidateQueries({ parameters });
    mockApi.delay(100);
    void getBook.refetchQueries();
    await soon();
    await getBook.cancelQueries();
    expect(getBook.getQueryState(parameters)).toEqual({
      ...before,
      isInvalidated: true,
    });
  });
});

test('revert: false leaves the query in the error state', async () => {
  await runSample(async ({ mockApi }) => {
    await getBook.fetchQuery({ parameters });
    mockApi.delay(100);
    void getBook.refetchQueries();
    await soon();
    await getBook.cancelQueries({}, { revert: false });
    expect(getBook.getQueryState(parameters)).toMatchObject({
      status: 'error',
      fetchStatus: 'idle',
      data: { id: 7 },
      error: { message: 'CancelledError' },
    });
  });
});

test('a request function without the signal runs to its end, unused', async () => {
  await runSample(async ({ mockApi }) => {
    let respond = (): void => undefined;
    const response = new Promise<void>((resolve) => (respond = resolve));
    const ended = vi.fn();
    const slow = vi.fn(async () => {
      await response;
      ended();
      return {
        data: mockApi.data.books[0] as never,
        response: new Response(),
      };
    });
    const { books } = createAPIClient({
      requestFn: slow,
      queryClient,
      baseUrl: '',
    });
    const fetching = books.getBook.fetchQuery({ parameters });
    const outcome = expect(fetching).rejects.toMatchObject({
      message: expect.stringContaining('CancelledError'),
    });
    expect(slow).toHaveBeenCalledOnce();
    await books.getBook.cancelQueries();
    await outcome;
    expect(ended).not.toHaveBeenCalled();
    respond();
    await slow.mock.results[0]!.value;
    expect(ended).toHaveBeenCalledOnce();
    expect(books.getBook.getQueryData(parameters)).toBeUndefined();
  });
});

test('a mutation goes on', async () => {
  const text = await runSample(async ({ mockApi, renderHook, idle }) => {
    mockApi.delay(20);
    const { result } = renderHook(() =>
      api.books.updateBook.useMutation(parameters),
    );
    result.current.mutate({ price: 990 });
    await soon();
    await queryClient.cancelQueries();
    await idle();
    expect(result.current.isSuccess).toBe(true);
  });
  expect(text).toContain('"status": 200');
});

test('a component that is loading for the first time stays pending', async () => {
  await runSample(async ({ mockApi, renderHook, idle }) => {
    mockApi.delay(100);
    const { result } = renderHook(() => getBook.useQuery(parameters));
    await soon();
    await getBook.cancelQueries();
    await idle();
    expect(result.current).toMatchObject({
      status: 'pending',
      fetchStatus: 'idle',
      isLoading: false,
    });
  });
});

test('fetchQuery() resolves with data that was there before', async () => {
  await runSample(async ({ mockApi }) => {
    await getBook.fetchQuery({ parameters });
    mockApi.delay(100);
    const fetching = getBook.fetchQuery({ parameters });
    await soon();
    await getBook.cancelQueries();
    await expect(fetching).resolves.toMatchObject({ id: 7 });
  });
});

test('silent without revert leaves the query fetching', async () => {
  await runSample(async ({ mockApi }) => {
    await getBook.fetchQuery({ parameters });
    mockApi.delay(100);
    void getBook.refetchQueries();
    await soon();
    await getBook.cancelQueries({}, { revert: false, silent: true });
    expect(getBook.getQueryState(parameters)).toMatchObject({
      status: 'success',
      fetchStatus: 'fetching',
    });
    getBook.removeQueries();
  });
});

test('silent with revert rejects fetchQuery(), despite its data', async () => {
  await runSample(async ({ mockApi }) => {
    await getBook.fetchQuery({ parameters });
    const before = getBook.getQueryState(parameters);
    mockApi.delay(100);
    const fetching = getBook.fetchQuery({ parameters });
    const outcome = expect(fetching).rejects.toMatchObject({
      message: expect.stringContaining('CancelledError'),
    });
    await soon();
    await getBook.cancelQueries({}, { silent: true });
    await outcome;
    expect(getBook.getQueryState(parameters)).toEqual(before);
  });
});

test('silent with revert ends a first load as pending and idle', async () => {
  await runSample(async ({ mockApi }) => {
    mockApi.delay(100);
    const fetching = getBook.fetchQuery({ parameters });
    const outcome = expect(fetching).rejects.toMatchObject({
      message: expect.stringContaining('CancelledError'),
    });
    await soon();
    await getBook.cancelQueries({}, { silent: true });
    await outcome;
    expect(getBook.getQueryState(parameters)).toMatchObject({
      status: 'pending',
      fetchStatus: 'idle',
    });
  });
});

test('a request is aborted when its only component unmounts', async () => {
  const text = await runSample(async ({ mockApi, renderHook, idle }) => {
    mockApi.delay(100);
    const { unmount } = renderHook(() => getBook.useQuery(parameters));
    await soon();
    unmount();
    await idle();
  });
  expect(text).toContain('"status": null');
});

test('a filter with a key and parameters throws', () => {
  const filters = { queryKey: undefined, parameters };
  expect(() => getBook.cancelQueries(filters)).toThrow(
    "'composeQueryFilters': 'queryKey' and 'parameters' cannot be used together",
  );
});
