import { screen } from '@testing-library/react';
import { Suspense } from 'react';
import { test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { AuthorLine } from './AuthorLine';

test('renders when the author is there', async () => {
  await recordSample(import.meta.url, async ({ render, mockApi }) => {
    const author = mockApi.data.authors[0]!;
    render(
      <Suspense>
        <AuthorLine authorId={author.id} />
      </Suspense>,
    );
    await screen.findByText(author.name);
  });
});
