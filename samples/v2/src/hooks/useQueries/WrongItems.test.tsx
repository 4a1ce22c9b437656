import { expect, test, vi } from 'vitest';
import { runSample } from '../../../testing/recordSample';
import { WrongItems } from './WrongItems';

test('makes queries without a key', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await runSample(({ render }) => {
    expect(() => render(<WrongItems />)).toThrow();
  });
  vi.restoreAllMocks();
});
