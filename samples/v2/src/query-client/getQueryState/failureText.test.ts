import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { api } from './client';
import { failureText } from './failureText';

test('tells a declared error from a network failure', async () => {
  await recordSample(import.meta.url, async ({ value, mockApi }) => {
    const load = (bookId: number, retry: number) =>
      api.books.getBook.prefetchQuery({
        parameters: { path: { bookId } },
        retry,
      });
    expect(failureText(99)).toBeUndefined();
    await load(99, 0);
    value('failureText(99)', failureText(99));
    mockApi.failNetwork();
    await load(7, 2);
    value('failureText(7)', failureText(7));
  });
});

test.each([
  ['without a body', null, { 'content-length': '0' }],
  ['with an HTML page', '<h1>502</h1>', { 'content-type': 'text/html' }],
])('an error %s has no reason', async (_name, body, headers) => {
  await runSample(async ({ mockApi }) => {
    mockApi.respond('get', '/books/{bookId}', () => {
      return new Response(body, { status: 502, headers });
    });
    await api.books.getBook.prefetchQuery({
      parameters: { path: { bookId: 7 } },
    });
    expect(failureText(7)).toBe('No reason given (failed attempts: 1)');
  });
});

test('a failure invalidates, and a new attempt without data forgets it', async () => {
  await runSample(async ({ mockApi, idle }) => {
    const { getBook } = api.books;
    const parameters = { path: { bookId: 7 } };
    mockApi.failNetwork();
    await getBook.prefetchQuery({ parameters });
    const failed = { status: 'error', isInvalidated: true };
    expect(getBook.getQueryState(parameters)).toMatchObject(failed);

    mockApi.restoreNetwork();
    mockApi.delay(20);
    void getBook.prefetchQuery({ parameters });
    expect(getBook.getQueryState(parameters)).toMatchObject({
      status: 'pending',
      error: null,
    });
    await idle();

    mockApi.failNetwork();
    await getBook.prefetchQuery({ parameters });
    expect(getBook.getQueryState(parameters)).toMatchObject(failed);
    mockApi.restoreNetwork();
    void getBook.prefetchQuery({ parameters });
    const retrying = getBook.getQueryState(parameters);
    expect(retrying?.status).toBe('error');
    expect(retrying?.error).toBeInstanceOf(Error);
    await idle();
  });
});
