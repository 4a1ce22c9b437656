import {expect, test, vi} from 'vitest';
import {createLoopGuard} from './createLoopGuard';

test('a loop that keeps the browser busy is stopped', () => {
  let time = 0;
  const guard = createLoopGuard(() => time);
  expect(() => {
    for (;;) {
      time += 10;
      guard();
    }
  }).toThrow('A loop has run for more than 2 seconds');
  expect(time).toBeLessThan(2_100);
});

test('many short loops are not', () => {
  vi.useFakeTimers();
  let time = 0;
  const guard = createLoopGuard(() => time);
  for (let turn = 0; turn < 100; turn++) {
    guard();
    time += 200;
    vi.advanceTimersByTime(200);
  }
  vi.useRealTimers();
  expect(guard).not.toThrow();
});
