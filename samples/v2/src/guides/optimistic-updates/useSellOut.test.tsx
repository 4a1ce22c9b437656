import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { api } from './client';
import { ShelfRow } from './ShelfRow';
import { useSellOut } from './useSellOut';

test('shows the change at once and confirms it', async () => {
  await recordSample(import.meta.url, async ({ render, mockApi, idle }) => {
    const page = render(<ShelfRow bookId={1} />);
    await page.findByText(/4 copies/);
    await idle();
    mockApi.delay(300);
    page.getByRole('button').click();
    await page.findByText(/: sold out/);
    await idle();
    page.getByText(/: sold out/);
  });
});

test('changes nothing when no list is cached', async () => {
  await runSample(async ({ renderHook, mockApi, idle }) => {
    const { result } = renderHook(() => useSellOut(1));
    act(() => result.current.mutate({ stock: 0 }));
    await idle();
    expect(mockApi.data.books[0]?.stock).toBe(0);
    expect(api.books.listBooks.getQueriesData()).toEqual([]);
  });
});
