import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { api } from './client';
import { EditLink } from './EditLink';

let saveFixed: () => void;
let saveFlat: (bookId: number) => void;

function Elsewhere() {
  const fixed = api.books.updateBook.useMutation({ path: { bookId: 7 } });
  const flat = api.books.updateBook.useMutation();
  saveFixed = () => fixed.mutate({ stock: 1 });
  saveFlat = (bookId) =>
    flat.mutate({ path: { bookId }, body: { stock: 1 } });
  return null;
}

test('sees both kinds of mutations of its book', async () => {
  await recordSample(import.meta.url, async ({ render, mockApi, idle }) => {
    mockApi.delay(30);
    render(
      <>
        <Elsewhere />
        <EditLink bookId={7} />
      </>,
    );
    act(() => saveFlat(3));
    expect(screen.getByText('Edit')).toBeTruthy();
    await idle();

    act(() => saveFixed());
    await screen.findByText('Saving…');
    await idle();
    expect(screen.getByText('Edit')).toBeTruthy();

    act(() => saveFlat(7));
    await screen.findByText('Saving…');
    await idle();
    expect(screen.getByText('Edit')).toBeTruthy();
  });
});
