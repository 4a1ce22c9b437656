import { Suspense } from 'react';
import { test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { ShelfAuthors } from './ShelfAuthors';

test('loads the books, then each of their authors once', async () => {
  await recordSample(import.meta.url, async ({ render }) => {
    const page = render(
      <Suspense fallback="Loading…">
        <ShelfAuthors />
      </Suspense>,
    );
    await page.findByText('By Italo Calvino and Ursula K. Le Guin');
  });
});
