import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { api } from './client';
import { DeliveryButton } from './DeliveryButton';

const lisbon = { 'X-Store-Id': 'lisbon' };

test('reloads what is on screen and marks the rest', async () => {
  await recordSample(import.meta.url, async ({ render, mockApi }) => {
    render(<DeliveryButton bookId={7} />);
    const button = await screen.findByRole<HTMLButtonElement>('button');
    expect(button.textContent).toBe('5 copies, add 10');

    // What other parts of the application have loaded before.
    const ofOneStore = { path: { bookId: 7 }, header: lisbon };
    api.books.listBestsellers.setQueryData(undefined, []);
    api.books.getBookIdStock.setQueryData(ofOneStore, {
      bookId: 7,
      copies: { lisbon: 5 },
    });

    mockApi.delay(40);
    fireEvent.click(button);
    await screen.findByText('15 copies, add 10');
    await waitFor(() => expect(button.disabled).toBe(false));

    const { listBestsellers, getBookIdStock } = api.books;
    expect(listBestsellers.getQueryState()?.isInvalidated).toBe(true);
    expect(getBookIdStock.getQueryState(ofOneStore)?.isInvalidated).toBe(
      true,
    );
  });
});

test('is disabled until the new stock is there', async () => {
  await runSample(async ({ render, mockApi }) => {
    render(<DeliveryButton bookId={7} />);
    const button = await screen.findByRole<HTMLButtonElement>('button');
    mockApi.delay(30);
    fireEvent.click(button);
    await waitFor(() => expect(button.disabled).toBe(true));
    await waitFor(() => expect(button.disabled).toBe(false));
    expect(button.textContent).toBe('15 copies, add 10');
  });
});
