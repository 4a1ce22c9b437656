import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { api, queryClient } from './client';
import { retryReviews } from './retryReviews';

beforeAll(retryReviews);
// Other tests use the same QueryClient.
afterAll(() =>
  queryClient.setMutationDefaults(
    api.books.createReview.getMutationKey(),
    {},
  ),
);

test('sends a review again after an error, without retry in the hook', async () => {
  await recordSample(import.meta.url, async ({ mockApi, renderHook }) => {
    let failures = 2;
    mockApi.respond('post', '/books/{bookId}/reviews', ({ body }) =>
      failures-- > 0
        ? new Response('', { status: 503 })
        : { status: 201 as const, body: { ...body, id: 'r4', bookId: 7 } },
    );
    const { result } = renderHook(() =>
      api.books.createReview.useMutation(
        { path: { bookId: 7 } },
        { retryDelay: 0 },
      ),
    );
    const review = await result.current.mutateAsync({
      rating: 5,
      text: 'A classic.',
    });
    expect(review.id).toBe('r4');
  });
});
