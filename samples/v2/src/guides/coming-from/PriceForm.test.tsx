import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { api } from './client';
import { PriceForm } from './PriceForm';

function Price() {
  const { data } = api.books.getBook.useQuery({ path: { bookId: 7 } });
  return <output>{data?.price}</output>;
}

test('refetches the book with its new price', async () => {
  await recordSample(import.meta.url, async ({ render, idle }) => {
    render(
      <>
        <Price />
        <PriceForm bookId={7} />
      </>,
    );
    await idle();
    fireEvent.click(screen.getByRole('button'));
    await waitFor(() =>
      expect(screen.getByRole('status').textContent).toBe('900'),
    );
  });
});
