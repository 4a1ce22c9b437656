import { hashKey } from '@tanstack/react-query';
import { requestFn, urlSerializer } from '@openapi-qraft/react';
import { expect, test } from 'vitest';
import { runSample } from '../../../testing/recordSample';
import { api } from './client';

const { listBooks, getBook } = api.books;
type ListParameters = Parameters<typeof listBooks.getQueryKey>[0];

const hash = (parameters?: ListParameters) =>
  hashKey(listBooks.getQueryKey(parameters));
const send = (parameters: ListParameters) =>
  urlSerializer(listBooks.schema, {
    baseUrl: '',
    parameters: parameters ?? undefined,
  } as Parameters<typeof urlSerializer>[1]);

test('nothing, undefined, {}, and a group that is undefined are one entry', () => {
  expect(hash()).toBe(hash(undefined));
  expect(hash({})).toBe(hash());
  expect(hash({ query: undefined })).toBe(hash());
});

test('an empty group is another entry with the same URL', () => {
  expect(hash({ query: {} })).not.toBe(hash());
  expect(hash({ query: { genre: undefined } })).toBe(hash({ query: {} }));
  expect(send({ query: {} })).toBe('/books');
  expect(send({ query: { genre: undefined } })).toBe('/books');
});

test('null is in the key, and not in the URL', () => {
  const genre = null as unknown as undefined;
  expect(hash({ query: { genre } })).not.toBe(hash({ query: {} }));
  expect(send({ query: { genre } })).toBe('/books');
});

test('a header that is undefined is left out', async () => {
  const recording = await runSample(async () => {
    await getBook({
      parameters: {
        path: { bookId: 7 },
        header: { 'Accept-Language': undefined },
      },
    });
  });
  expect(recording).not.toContain('accept-language');
});

test('a header in the parameters replaces the one of the client', async () => {
  const recording = await runSample(async () => {
    await listBooks({
      parameters: { header: { Accept: 'text/csv' } as object },
    });
  });
  expect(recording).toContain('"accept": "text/csv"');
});

// > sets through `headers`, unless its value is `undefined`.
test.each([
  ['pt', 'pt'],
  [undefined, 'de'],
])('the header %s is sent as %s', async (parameter, sent) => {
  const recording = await runSample(async () => {
    await requestFn(getBook.schema, {
      baseUrl: 'https://bookshop.example/v1',
      headers: { 'Accept-Language': 'de' },
      parameters: {
        path: { bookId: 7 },
        header: { 'Accept-Language': parameter },
      },
    });
  });
  expect(recording).toContain(`"accept-language": "${sent}"`);
});
