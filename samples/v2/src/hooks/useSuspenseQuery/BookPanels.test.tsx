import { screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { BookPanels } from './BookPanels';
import { BookTogether } from './BookTogether';
import { queryClient } from './client';

const pause = () => new Promise((resolve) => setTimeout(resolve, 60));

test('two components load at the same time', async () => {
  await recordSample(import.meta.url, async ({ render, mockApi }) => {
    mockApi.delay(150);
    render(<BookPanels bookId={3} />);
    await waitFor(() => expect(queryClient.isFetching()).toBe(2), {
      interval: 5,
    });
    await screen.findByText('7 in Porto');
    screen.getByText('The Dispossessed');
  });
});

test('two hooks in one component load one after the other', async () => {
  await runSample(async ({ render, mockApi }) => {
    mockApi.delay(150);
    render(
      <Suspense fallback="Loading…">
        <BookTogether bookId={3} />
      </Suspense>,
    );
    await pause();
    expect(queryClient.isFetching()).toBe(1);
    await screen.findByText('The Dispossessed: 7 in Porto');
  });
});
