import { expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { api } from './client';
import { countRunning } from './countRequests';

const ofBook = (bookId: number) => ({ path: { bookId } });

test('counts three running requests by kind and by book', async () => {
  await recordSample(import.meta.url, async ({ mockApi, value, idle }) => {
    mockApi.delay(30);
    const { listReviews } = api.books;
    void listReviews.prefetchQuery({ parameters: ofBook(1) });
    void listReviews.prefetchQuery({ parameters: ofBook(7) });
    void listReviews.prefetchInfiniteQuery({
      parameters: ofBook(7),
      initialPageParam: {},
    });
    const counts = countRunning();
    expect(counts).toEqual({ all: 3, finite: 2, infinite: 1, ofBook7: 1 });
    value('countRunning()', counts);
    await idle();
    expect(countRunning().all).toBe(0);
  });
});
