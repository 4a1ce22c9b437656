import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { api } from './client';
import { SavingBadge } from './SavingBadge';

let save: () => void;

function Elsewhere() {
  const flat = api.books.updateBook.useMutation();
  const fixed = api.books.updateBook.useMutation({ path: { bookId: 3 } });
  save = () => {
    flat.mutate({ path: { bookId: 7 }, body: { stock: 1 } });
    fixed.mutate({ stock: 1 });
  };
  return null;
}

test('counts mutations that other components started', async () => {
  await recordSample(import.meta.url, async ({ render, mockApi }) => {
    mockApi.delay(30);
    render(
      <>
        <Elsewhere />
        <SavingBadge />
      </>,
    );
    expect(screen.queryByRole('status')).toBeNull();
    act(() => save());
    await screen.findByText('Saving 2 books…');
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  });
});
