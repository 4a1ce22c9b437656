import { expect, test } from 'vitest';
import { runSample } from '../../../testing/recordSample';
import { api } from './client';
import { warnBeforeLeaving } from './warnBeforeLeaving';

/** Whether the browser may close the page without a question. */
const mayLeave = () =>
  window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('stops the reader while a review is on its way', async () => {
  await runSample(async ({ mockApi, renderHook, idle }) => {
    const stop = warnBeforeLeaving();
    expect(mayLeave()).toBe(true);

    mockApi.delay(20);
    const { result } = renderHook(() =>
      api.books.createReview.useMutation(),
    );
    result.current.mutate({
      path: { bookId: 7 },
      body: { rating: 5, text: 'Again.' },
    });
    expect(mayLeave()).toBe(false);
    await idle();
    expect(mayLeave()).toBe(true);
    stop();
  });
});
