import { expect, test } from 'vitest';
import { runSample } from '../../../testing/recordSample';
import { createAPIClient } from './api';
import { catalog } from './catalogClient';
import { api, queryClient } from './client';
import { formRequestFn } from './formSerializer';
import { jsonRequestFn } from './jsonRequestFn';

const baseUrl = 'https://bookshop.example/v1';

test('resolves to data, and to error', async () => {
  const { books } = createAPIClient({ requestFn: jsonRequestFn, baseUrl });
  const getBook = (bookId: number) =>
    books.getBook({ parameters: { path: { bookId } } });

  await runSample(async ({ mockApi }) => {
    const found = await getBook(1);
    expect(found.data).toMatchObject({ title: 'Invisible Cities' });
    expect(found).not.toHaveProperty('error');

    const missing = await getBook(99);
    expect(missing.error).toMatchObject({ status: 404 });
    expect(missing.response?.status).toBe(404);

    const removed = await books.deleteBook({
      parameters: { path: { bookId: 4 } },
    });
    expect(removed.data).toBeNull();

    mockApi.failNetwork();
    const failed = await getBook(1);
    expect(failed.error).toBeInstanceOf(Error);
    expect(failed.response).toBeUndefined();
  });
});

test('counts a key "error" as a failure, even when it is undefined', async () => {
  const { books } = createAPIClient({
    requestFn: async () => ({
      data: { title: 'Cosmos' },
      response: new Response(),
      error: undefined,
    }),
    baseUrl,
    queryClient,
  });

  await expect(
    books.getBook.fetchQuery({ parameters: { path: { bookId: 2 } } }),
  ).rejects.toBeUndefined();
});

test('sends a form as a form', async () => {
  const { auth } = createAPIClient({ requestFn: formRequestFn, baseUrl });

  const record = await runSample(async () => {
    await auth.issueToken({ body: { username: 'ada', password: 'a b' } });
  });

  expect(record).toContain('application/x-www-form-urlencoded');
  expect(record).toContain('username=ada&password=a+b');
});

// > The `error` of an error response with `Content-Length: 0` changed from
// > `undefined` to `null` as well. If an error response says that it is JSON
// > but can't be parsed, `error` is a `SyntaxError`. In 1.x, it was the text.
test.each<{ headers: Record<string, string>; body: string | null }>([
  { headers: { 'content-length': '0' }, body: null },
  { headers: { 'content-type': 'application/json' }, body: '<p>502</p>' },
])('the error of an odd response, %o', async ({ headers, body }) => {
  await runSample(async ({ mockApi }) => {
    const respond = () => new Response(body, { status: 502, headers });
    mockApi.respond('get', '/books/{bookId}', respond);
    const { error } = await api.books.getBook({
      parameters: { path: { bookId: 7 } },
    });
    if (body === null) expect(error).toBeNull();
    else expect(error).toBeInstanceOf(SyntaxError);
  });
});

test('resolves to null for a response without content', async () => {
  await runSample(async () => {
    const { data } = await api.books.deleteBook({
      parameters: { path: { bookId: 4 } },
    });
    expect(data).toBeNull();
  });
});

test('offers only the methods whose callbacks were given', () => {
  const { getBook } = catalog.books;

  expect(getBook.getQueryKey({ path: { bookId: 7 } })).toHaveLength(2);
  expect(() =>
    // @ts-expect-error The callback was not given.
    getBook.useSuspenseQuery({ path: { bookId: 7 } }),
  ).toThrow(
    "Callback for 'qraft.<service>.<operation>.useSuspenseQuery()' is not provided",
  );
});
