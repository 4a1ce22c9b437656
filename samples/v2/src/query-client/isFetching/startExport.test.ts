import { expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { startExport } from './startExport';

test('refuses a second export of the shop, whatever the year', async () => {
  await recordSample(import.meta.url, async ({ mockApi }) => {
    mockApi.delay(20);
    const first = startExport('lisbon', 2023);
    expect(() => startExport('lisbon', 2024)).toThrow(
      'An export of lisbon is running.',
    );
    const other = startExport('porto', 2024);
    await Promise.all([first, other]);
    await startExport('lisbon', 2024);
  });
});
