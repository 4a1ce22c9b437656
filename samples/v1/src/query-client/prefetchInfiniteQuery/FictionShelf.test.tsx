import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { queryClient } from './client';
import { FictionShelf } from './FictionShelf';
import { prefetchFiction } from './prefetchGenre';

test('shows both pages at once and sends nothing', async () => {
  await recordSample(import.meta.url, async ({ render, idle }) => {
    await prefetchFiction(queryClient);
    render(<FictionShelf />);
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    await idle();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
