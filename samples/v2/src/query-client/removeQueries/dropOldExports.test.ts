import { CancelledError } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { runSample } from '../../../testing/recordSample';
import { api } from './client';
import { dropOldExports } from './dropOldExports';

const ofYear = (year: number) => ({
  header: { 'X-Store-Id': 'lisbon' },
  query: { year },
});

test('keeps what a disabled hook shows, which counts as inactive', async () => {
  await runSample(({ renderHook }) => {
    const { exportOrders } = api.orders;
    const old = { updatedAt: Date.now() - 11 * 60 * 1000 };
    exportOrders.setQueryData(ofYear(2023), [], old);
    renderHook(() =>
      exportOrders.useQuery(ofYear(2023), { enabled: false }),
    );
    dropOldExports();
    expect(exportOrders.getQueryData(ofYear(2023))).toBeDefined();
    exportOrders.removeQueries({ type: 'inactive' });
    expect(exportOrders.getQueryData(ofYear(2023))).toBeUndefined();
  });
});

test('drops the old export that is not shown', async () => {
  await runSample(({ renderHook }) => {
    const { exportOrders } = api.orders;
    const old = { updatedAt: Date.now() - 11 * 60 * 1000 };
    exportOrders.setQueryData(ofYear(2022), [], old);
    exportOrders.setQueryData(ofYear(2023), [], old);
    exportOrders.setQueryData(ofYear(2024), []);
    renderHook(() =>
      exportOrders.useQuery(ofYear(2023), { staleTime: Infinity }),
    );
    dropOldExports();
    expect(exportOrders.getQueryData(ofYear(2022))).toBeUndefined();
    expect(exportOrders.getQueryData(ofYear(2023))).toBeDefined();
    expect(exportOrders.getQueryData(ofYear(2024))).toBeDefined();
  });
});

// > `fetchStatus: 'idle'` excludes exports that are loading, because removing
// > them would abort the request.
test('does not abort an export that is loading for the first time', async () => {
  await runSample(async ({ mockApi }) => {
    const { exportOrders } = api.orders;
    mockApi.delay(20);
    const parameters = ofYear(2023);
    const loading = exportOrders.fetchQuery({ parameters });
    dropOldExports();
    await expect(loading).resolves.toBeDefined();

    const other = exportOrders.fetchQuery({ parameters: ofYear(2024) });
    exportOrders.removeQueries();
    await expect(other).rejects.toBeInstanceOf(CancelledError);
  });
});
