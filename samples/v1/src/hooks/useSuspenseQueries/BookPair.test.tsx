import { screen } from '@testing-library/react';
import { Suspense } from 'react';
import { test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { BookPair } from './BookPair';

test('suspends once for two requests', async () => {
  await recordSample(import.meta.url, async ({ render }) => {
    render(
      <Suspense fallback={<p>Loading both…</p>}>
        <BookPair bookIds={[7, 2]} />
      </Suspense>,
    );
    screen.getByText('Loading both…');
    await screen.findByText('The Left Hand of Darkness or Cosmos?');
  });
});
