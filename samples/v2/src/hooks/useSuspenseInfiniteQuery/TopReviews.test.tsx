import { act, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { TopReviews } from './TopReviews';

const page = (minRating: number) => (
  <Suspense fallback={<p>Loading…</p>}>
    <TopReviews minRating={minRating} />
  </Suspense>
);

test('filters the pages that are loaded without a request', async () => {
  await recordSample(import.meta.url, async ({ render, idle }) => {
    let rendered!: ReturnType<typeof render>;
    await act(async () => {
      rendered = render(page(1));
    });
    expect(await screen.findAllByText(/\/5/)).toHaveLength(3);
    await idle();

    rendered.rerender(page(5));
    expect(screen.getAllByText(/\/5/)).toHaveLength(2);
    expect(screen.queryByText('More')).toBeNull();
  });
});
