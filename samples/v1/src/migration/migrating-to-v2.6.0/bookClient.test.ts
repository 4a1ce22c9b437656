import { QraftContext, requestFn } from '@openapi-qraft/react';
import { expect, test } from 'vitest';
import { runSample } from '../../../testing/recordSample';
import { createBookClient } from './bookClient';
import { baseUrl, queryClient } from './client';

test('offers all methods of the written type', async () => {
  await runSample(async () => {
    const { authors } = createBookClient({ context: QraftContext });
    const author = await authors.getAuthor.fetchQuery(
      { parameters: { path: { authorId: 'sagan' } }, requestFn, baseUrl },
      queryClient,
    );
    expect(author.name).toBe('Carl Sagan');
  });
});
