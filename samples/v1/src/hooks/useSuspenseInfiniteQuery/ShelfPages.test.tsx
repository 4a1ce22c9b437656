import { fireEvent, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { ShelfPages } from './ShelfPages';

const shelf = (
  <Suspense fallback={<p>Opening the shelf…</p>}>
    <ShelfPages />
  </Suspense>
);

test('suspends for the first page only', async () => {
  await recordSample(import.meta.url, async ({ render }) => {
    render(shelf);
    screen.getByText('Opening the shelf…');
    await screen.findByText('2 of 5 books');
    fireEvent.click(screen.getByText('More'));
    expect(screen.queryByText('Opening the shelf…')).toBeNull();
    await screen.findByText('4 of 5 books');
  });
});

test('a failing second page throws nothing', async () => {
  await runSample(async ({ render, mockApi, idle }) => {
    render(shelf);
    await screen.findByText('2 of 5 books');
    mockApi.failNetwork();
    fireEvent.click(screen.getByText('More'));
    await idle();
    screen.getByText('2 of 5 books');
  });
});
