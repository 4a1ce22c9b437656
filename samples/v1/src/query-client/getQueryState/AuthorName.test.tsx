import { requestFn } from '@openapi-qraft/react';
import { test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { AuthorName } from './AuthorName';
import { baseUrl, qraft, queryClient } from './client';

const loadAuthors = () =>
  qraft.authors.listAuthors.fetchQuery(
    { parameters: {}, requestFn, baseUrl },
    queryClient,
  );

test('asks for nothing while the list is young', async () => {
  await recordSample(import.meta.url, async ({ render, idle }) => {
    await loadAuthors();
    const page = render(<AuthorName authorId="leguin" />);
    page.getByText('Ursula K. Le Guin');
    await idle();
  });
});

test('refetches when the list is older than a minute', async () => {
  await recordSample(
    import.meta.url,
    async ({ render, idle }) => {
      const authors = await loadAuthors();
      qraft.authors.listAuthors.setQueryData(
        {},
        authors,
        { updatedAt: Date.now() - 61_000 },
        queryClient,
      );
      const page = render(<AuthorName authorId="leguin" />);
      page.getByText('Ursula K. Le Guin');
      await idle();
    },
    'old',
  );
});
