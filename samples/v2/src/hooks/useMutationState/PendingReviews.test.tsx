import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { api } from './client';
import { PendingReviews } from './PendingReviews';

let send: (bookId: number, text: string) => void;

function Form() {
  const { mutate } = api.books.createReview.useMutation();
  send = (bookId, text) =>
    mutate({ path: { bookId }, body: { rating: 5, text } });
  return null;
}

test('shows the reviews of the book that are in flight', async () => {
  await recordSample(import.meta.url, async ({ render, mockApi, idle }) => {
    mockApi.delay(30);
    render(
      <>
        <Form />
        <PendingReviews bookId={7} />
      </>,
    );
    act(() => {
      send(7, 'Bring a coat.');
      send(3, 'Bring a map.');
    });
    await screen.findByText('Bring a coat.');
    expect(screen.queryByText('Bring a map.')).toBeNull();
    await idle();
    expect(screen.queryByText('Bring a coat.')).toBeNull();
  });
});
