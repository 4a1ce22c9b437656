import { requestFn } from '@openapi-qraft/react';
import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { baseUrl, qraft, queryClient } from './client';
import { readThreeWays } from './exactEntry';

test('finds the entry of the same parameters only', async () => {
  await recordSample(import.meta.url, async ({ value }) => {
    const parameters = { query: { genre: 'science' as const, page: 1 } };
    await qraft.books.listBooks.fetchQuery(
      { parameters, requestFn, baseUrl },
      queryClient,
    );
    const found = readThreeWays();
    value(
      'sameValues',
      found.sameValues?.items.map(({ title }) => title),
    );
    value('withoutPage', found.withoutPage);
    value('noParameters', found.noParameters);
    expect(found.sameValues?.total).toBe(1);
    expect(found.withoutPage).toBeUndefined();
    expect(found.noParameters).toBeUndefined();
  });
});

test('a field that is undefined counts as left out', async () => {
  await runSample(async () => {
    const { listBooks } = qraft.books;
    const list = await listBooks.fetchQuery(
      { parameters: { query: { genre: 'science' } }, requestFn, baseUrl },
      queryClient,
    );
    expect(
      listBooks.getQueryData(
        { query: { genre: 'science', page: undefined } },
        queryClient,
      ),
    ).toBe(list);
    expect(
      listBooks.getQueryData(
        { query: { genre: 'science' }, header: {} },
        queryClient,
      ),
    ).toBeUndefined();
  });
});
