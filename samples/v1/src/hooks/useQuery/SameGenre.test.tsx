import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { qraft } from '../../../shared/client';
import { recordSample, runSample } from '../../../testing/recordSample';
import { SameGenre } from './SameGenre';

test('asks for the list once it knows the genre', async () => {
  await recordSample(import.meta.url, async ({ render }) => {
    render(<SameGenre bookId={7} />);
    await screen.findByText(/more like The Left Hand of Darkness/);
  });
});

test('without enabled, an undefined filter asks for everything', async () => {
  const record = await runSample(async ({ renderHook, idle }) => {
    renderHook(() =>
      qraft.books.listBooks.useQuery({ query: { genre: undefined } }),
    );
    await idle();
  });
  expect(record).toContain('"https://bookshop.example/v1/books"');
});

// > A query with `enabled: false` sends no request, unless you call its
// > `refetch()`.
test('a disabled query is sent by refetch() only', async () => {
  const count = async (refetch: boolean) => {
    const record = await runSample(async ({ renderHook, idle }) => {
      const { result } = renderHook(() =>
        qraft.books.listBooks.useQuery({}, { enabled: false }),
      );
      await idle();
      if (refetch) await act(() => result.current.refetch());
    });
    return (JSON.parse(record) as { requests: unknown[] }).requests.length;
  };
  expect(await count(false)).toBe(0);
  expect(await count(true)).toBe(1);
});
