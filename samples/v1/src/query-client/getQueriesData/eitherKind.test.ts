import { requestFn } from '@openapi-qraft/react';
import { expect, test } from 'vitest';
import { runSample } from '../../../testing/recordSample';
import { baseUrl, qraft, queryClient } from './client';
import { countReviews } from './eitherKind';

test('an empty filter finds finite entries, although the type names both', async () => {
  await runSample(async () => {
    const parameters = { path: { bookId: 7 } };
    await qraft.books.listReviews.fetchQuery(
      { parameters, requestFn, baseUrl },
      queryClient,
    );
    expect(countReviews()).toBe(2);
  });
});
