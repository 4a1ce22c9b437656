import { requestFn } from '@openapi-qraft/react';
import { expect, test } from 'vitest';
import { runSample } from '../../../testing/recordSample';
import { AuthorName } from './AuthorName';
import { baseUrl, qraft, queryClient } from './client';

const { getAuthor, listAuthors } = qraft.authors;

// > With `initialDataUpdatedAt`, the author counts as fresh until the list is
// > older than the `staleTime`, even if the list was invalidated. An
// > invalidation doesn't change `dataUpdatedAt`.
test('copies an author from an invalidated list without a request', async () => {
  const record = await runSample(async ({ render, idle }) => {
    const [author] = await listAuthors.fetchQuery(
      { parameters: {}, requestFn, baseUrl },
      queryClient,
    );
    await listAuthors.invalidateQueries(queryClient);
    expect(listAuthors.getQueryState({}, queryClient)?.isInvalidated).toBe(
      true,
    );

    const authorId = author!.id;
    const page = render(<AuthorName authorId={authorId} />);
    await page.findByText(author!.name);
    await idle();
    const state = getAuthor.getQueryState(
      { path: { authorId } },
      queryClient,
    );
    expect(state?.status).toBe('success');
  });
  const { requests } = JSON.parse(record) as { requests: unknown[] };
  expect(requests).toHaveLength(1);
});
