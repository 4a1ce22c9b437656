import { fireEvent, screen } from '@testing-library/react';
import { afterAll, expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { qraft, queryClient } from './client';
import { ReviewList } from './ReviewList';
import { keepReviews } from './reviewDefaults';

const key = (bookId: number) =>
  qraft.books.listReviews.getInfiniteQueryKey({ path: { bookId } });

afterAll(() => queryClient.setQueryDefaults([key(0)[0]], {}));

test('comes back with all pages and without a request', async () => {
  await recordSample(import.meta.url, async ({ render, idle }) => {
    keepReviews();
    const first = render(<ReviewList bookId={7} />);
    await screen.findByText('Stays with you for years.');
    fireEvent.click(screen.getByRole('button'));
    await screen.findByText('Read it twice.');
    first.unmount();

    render(<ReviewList bookId={7} />);
    await idle();
    screen.getByText('Read it twice.');
  });
});

test('the defaults reach every book and no single response', () => {
  keepReviews();
  const staleTimeOf = (queryKey: readonly unknown[]) =>
    queryClient.getQueryDefaults(queryKey).staleTime;
  expect(staleTimeOf(key(3))).toBe(600_000);
  const single = qraft.books.listReviews.getQueryKey({
    path: { bookId: 3 },
  });
  expect(staleTimeOf(single)).toBeUndefined();
});
