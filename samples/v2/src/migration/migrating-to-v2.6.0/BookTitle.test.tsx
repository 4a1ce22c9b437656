import { QueryClient } from '@tanstack/react-query';
import { requestFn } from '@openapi-qraft/react';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { createBookClient } from './bookClient';
import { ApiProvider, BookTitle } from './BookTitle';
import { createShopClient } from './createShopClient';
import { useAuthorName } from './leanClient';
import { isShopOpen } from './singleOperation';

const options = {
  requestFn,
  queryClient: new QueryClient(),
  baseUrl: 'https://bookshop.example/v1',
};

test('hands a full client down the tree', async () => {
  await recordSample(import.meta.url, async ({ render }) => {
    render(
      <ApiProvider>
        <BookTitle bookId={7} />
      </ApiProvider>,
    );
    await screen.findByText('The Left Hand of Darkness');
  });
});

test('infers the client of a factory', async () => {
  await runSample(async () => {
    for (const create of [createBookClient, createShopClient]) {
      const author = await create(options).authors.getAuthor.fetchQuery({
        parameters: { path: { authorId: 'sagan' } },
      });
      expect(author.name).toBe('Carl Sagan');
    }
  });
});

test('calls a single operation', async () => {
  await runSample(async () => {
    expect(await isShopOpen()).toBe(true);
  });
});

test('uses a client of three callbacks', async () => {
  await runSample(async ({ renderHook, idle }) => {
    const { result, rerender } = renderHook(() => useAuthorName('sagan'));
    await idle();
    rerender();
    expect(result.current).toBe('Carl Sagan');
  });
});
