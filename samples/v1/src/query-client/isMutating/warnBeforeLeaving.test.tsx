import { expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { qraft } from './client';
import { warnBeforeLeaving } from './warnBeforeLeaving';

function isHeldBack() {
  const event = new Event('beforeunload', { cancelable: true });
  warnBeforeLeaving(event as BeforeUnloadEvent);
  return event.defaultPrevented;
}

test('holds the page while an order is pending', async () => {
  await recordSample(
    import.meta.url,
    async ({ mockApi, renderHook, value, idle }) => {
      mockApi.delay(20);
      const { result } = renderHook(() =>
        qraft.orders.placeOrder.useMutation({
          header: { 'X-Store-Id': 'lisbon' },
        }),
      );
      value('prevented before', isHeldBack());
      result.current.mutate({ lines: [{ bookId: 7, quantity: 1 }] });
      value('prevented while sending', isHeldBack());
      expect(isHeldBack()).toBe(true);
      await idle();
      value('prevented afterward', isHeldBack());
      expect(isHeldBack()).toBe(false);
    },
  );
});
