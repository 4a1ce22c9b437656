import { requestFn } from '@openapi-qraft/react';
import { expect, test } from 'vitest';
import { runSample } from '../../../testing/recordSample';
import { baseUrl, qraft } from './client';
import { formRequestFn } from './formSerializer';
import { jsonRequestFn } from './jsonRequestFn';

const getBook = (bookId: number) =>
  qraft.books.getBook(
    { parameters: { path: { bookId } }, baseUrl },
    jsonRequestFn,
  );

test('returns the body, and throws the body of an error', async () => {
  await runSample(async ({ mockApi }) => {
    expect(await getBook(1)).toMatchObject({ title: 'Invisible Cities' });
    await expect(getBook(99)).rejects.toMatchObject({ status: 404 });

    mockApi.failNetwork();
    await expect(getBook(1)).rejects.toBeInstanceOf(Error);
  });
});

test('sends a form as a form', async () => {
  const record = await runSample(async () => {
    const body = { username: 'ada', password: 'a b' };
    await qraft.auth
      .issueToken({ parameters: undefined, body, baseUrl }, formRequestFn)
      .catch(() => undefined);
  });

  expect(record).toContain('application/x-www-form-urlencoded');
  expect(record).toContain('username=ada&password=a+b');
});

test.each<{ headers: Record<string, string>; body: string | null }>([
  { headers: { 'content-length': '0' }, body: null },
  { headers: { 'content-type': 'application/json' }, body: '<p>502</p>' },
])('the error of an odd response, %o', async ({ headers, body }) => {
  await runSample(async ({ mockApi }) => {
    const respond = () => new Response(body, { status: 502, headers });
    mockApi.respond('get', '/books/{bookId}', respond);
    const parameters = { path: { bookId: 7 } };
    await expect(
      qraft.books.getBook({ parameters, baseUrl }, requestFn),
    ).rejects.toEqual(body ?? undefined);
  });
});

test('resolves to undefined for a response without content', async () => {
  await runSample(async () => {
    const answer = await qraft.books.deleteBook(
      { parameters: { path: { bookId: 4 } }, body: undefined, baseUrl },
      requestFn,
    );
    expect(answer).toBeUndefined();
  });
});
