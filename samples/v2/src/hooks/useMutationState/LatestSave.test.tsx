import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { api } from './client';
import { LatestSave } from './LatestSave';

let save: (bookId: number) => void;

function Elsewhere() {
  const { mutate } = api.books.updateBook.useMutation();
  save = (bookId) => mutate({ path: { bookId }, body: { stock: 1 } });
  return null;
}

test('shows the newest mutation of another component', async () => {
  await recordSample(import.meta.url, async ({ render, mockApi }) => {
    const page = render(
      <>
        <Elsewhere />
        <LatestSave />
      </>,
    );
    expect(page.container.textContent).toBe('');
    mockApi.delay(20);
    act(() => save(3));
    await screen.findByText('Saving…');
    await screen.findByText('Saved The Dispossessed.');
    act(() => save(99));
    await screen.findByText('Not saved.');
  });
});
