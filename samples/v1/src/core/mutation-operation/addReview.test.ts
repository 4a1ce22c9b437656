import { requestFn } from '@openapi-qraft/react';
import { expect, test } from 'vitest';
import { baseUrl, qraft } from '../../../shared/client';
import { recordSample, runSample } from '../../../testing/recordSample';
import { addReview } from './addReview';

test('resolves to the id of the new review', async () => {
  await recordSample(import.meta.url, async ({ value }) => {
    const id = await addReview(1, 'Every city is Venice.');
    expect(id).toBeTruthy();
    value("addReview(1, 'Every city is Venice.')", id);
  });
});

test('passes further fields on, and an aborted call rejects', async () => {
  const controller = new AbortController();
  const parameters = { path: { bookId: 7 } };
  await runSample(async ({ mockApi }) => {
    mockApi.delay(50);
    const body = { price: 900 };
    const { signal } = controller;
    const change = qraft.books.updateBook(
      { parameters, body, baseUrl, signal },
      requestFn,
    );
    controller.abort();
    await expect(change).rejects.toMatchObject({ name: 'AbortError' });
  });
});

test('no mutation comes into the cache', async () => {
  const record = await runSample(async () => {
    await addReview(7, 'Again.');
  });
  expect(JSON.parse(record)).toMatchObject({ mutationKeys: [] });
});

test('resolves to undefined for 204', async () => {
  await runSample(async () => {
    await expect(
      qraft.books.deleteBook(
        { parameters: { path: { bookId: 1 } }, body: undefined, baseUrl },
        requestFn,
      ),
    ).resolves.toBeUndefined();
  });
});

// > with a `SyntaxError` if a successful response contains invalid JSON.
test('only a successful response with invalid JSON gives an Error', async () => {
  await runSample(async ({ mockApi }) => {
    const respond = (status: number) => {
      const headers = { 'Content-Type': 'application/json' };
      mockApi.respond(
        'post',
        '/books/{bookId}/reviews',
        () => new Response('{', { status, headers }),
      );
      return addReview(7, 'Again.');
    };
    await expect(respond(201)).rejects.toBeInstanceOf(SyntaxError);
    await expect(respond(500)).rejects.toBe('{');
  });
});

// > If that body isn't JSON, the promise rejects with its text. If that body is
// > empty, the promise rejects with `''` or `undefined`.
test('rejects with a text, with an empty text, or with undefined', async () => {
  await runSample(async ({ mockApi }) => {
    const respond = (body: string | null, headers = {}) => {
      mockApi.respond(
        'post',
        '/books/{bookId}/reviews',
        () => new Response(body, { status: 502, headers }),
      );
      return addReview(7, 'Again.');
    };
    await expect(respond('Bad gateway')).rejects.toBe('Bad gateway');
    await expect(respond(null)).rejects.toBe('');
    await expect(
      respond(null, { 'Content-Length': '0' }),
    ).rejects.toBeUndefined();
  });
});
