import { screen } from '@testing-library/react';
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
