import { hashKey } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { createAPIClient as createQueryableClient } from './api-queryable';
import { api } from './client';
import { keys } from './keyAnatomy';

test('shows the keys of four operations', async () => {
  await recordSample(import.meta.url, ({ value }) => {
    Object.entries(keys).forEach(([name, key]) => value(name, key));
  });
});

test('a form or a file in a body tells no entry from another', () => {
  const { getQueryKey } = createQueryableClient().books.uploadCover;
  const hash = (cover: string) =>
    hashKey(
      getQueryKey({
        path: { bookId: 7 },
        body: { cover: new Blob([cover]) },
      }),
    );
  expect(hash('front')).toBe(hash('back'));

  const hashForm = (title: string) => {
    const body = new FormData();
    body.set('title', title);
    return hashKey([{}, { body }]);
  };
  expect(hashForm('Cosmos')).toBe(hashForm('Emma'));
});

test('undefined members and the order of members do not matter, empty groups do', () => {
  const { getQueryKey } = api.books.listBooks;
  const hash = (...parameters: Parameters<typeof getQueryKey>) =>
    hashKey(getQueryKey(...parameters));

  expect(hash({ query: { page: 1, genre: undefined } })).toBe(
    hash({ query: { page: 1 } }),
  );
  expect(hash({ query: { genre: 'poetry', page: 1 } })).toBe(
    hash({ query: { page: 1, genre: 'poetry' } }),
  );
  expect(hash({ query: {} })).not.toBe(hash({}));
  expect(hash({ query: { page: 1 } })).not.toBe(hash({}));
});
