import { expect, test, vi } from 'vitest';
import { runSample } from '../../../testing/recordSample';
import { api } from './client';
import { pollOrders } from './pollOrders';

const header = { 'X-Store-Id': 'lisbon' };

test('skips a turn while an order of the shop is being canceled', async () => {
  await runSample(async ({ mockApi, renderHook, idle }) => {
    await api.orders.listOrders.fetchQuery({ parameters: { header } });
    const isMarked = () =>
      api.orders.listOrders.getQueryState({ header })?.isInvalidated;
    const { result } = renderHook(() =>
      api.orders.cancelOrder.useMutation({
        header,
        path: { orderId: 'o-1' },
      }),
    );

    const turns: (() => void)[] = [];
    const setTimer = vi
      .spyOn(globalThis, 'setInterval')
      .mockImplementation((turn) => {
        turns.push(turn as () => void);
        return 0 as never;
      });
    const stop = pollOrders('lisbon');
    setTimer.mockRestore();

    mockApi.delay(30);
    result.current.mutate();
    turns[0]?.();
    expect(isMarked()).toBe(false);
    await idle();
    turns[0]?.();
    expect(isMarked()).toBe(true);
    stop();
  });
});
