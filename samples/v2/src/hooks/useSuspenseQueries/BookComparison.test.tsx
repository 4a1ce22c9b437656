import { screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { BookComparison } from './BookComparison';
import { queryClient } from './client';

test('suspends once for both books', async () => {
  await recordSample(import.meta.url, async ({ render, mockApi }) => {
    mockApi.delay(40);
    const page = render(
      <Suspense fallback="Loading…">
        <BookComparison ids={[4, 2]} />
      </Suspense>,
    );
    expect(page.container.textContent).toBe('Loading…');
    expect(queryClient.isFetching()).toBe(2);
    await screen.findByText('Cosmos costs 8.60 more than Late in the Day.');
  });
});
