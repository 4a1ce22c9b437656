import { CancelledError } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { api } from './client';
import { stopExports } from './stopExport';

test('aborts the request, and fetchQuery() rejects', async () => {
  await recordSample(import.meta.url, async ({ mockApi }) => {
    mockApi.delay(500);
    const parameters = {
      header: { 'X-Store-Id': 'lisbon' },
      query: { year: 2024 },
    };
    const exporting = api.orders.exportOrders.fetchQuery({ parameters });
    const outcome =
      expect(exporting).rejects.toBeInstanceOf(CancelledError);
    await new Promise((resolve) => setTimeout(resolve, 5));
    await stopExports();
    await outcome;
    expect(api.orders.exportOrders.getQueryState(parameters)).toMatchObject(
      { status: 'pending', fetchStatus: 'idle' },
    );
  });
});
