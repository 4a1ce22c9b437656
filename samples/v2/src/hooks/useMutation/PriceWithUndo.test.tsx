import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { api } from './client';
import { PriceWithUndo } from './PriceWithUndo';

test('remembers the price that was cached before the change', async () => {
  const parameters = { path: { bookId: 7 } };
  await recordSample(import.meta.url, async ({ render, idle }) => {
    await api.books.getBook.fetchQuery({ parameters });
    render(<PriceWithUndo bookId={7} />);

    fireEvent.click(screen.getByText('9.90 €'));
    const undo = await screen.findByText('Back to 13.90 €');
    expect(api.books.getBook.getQueryData(parameters)?.price).toBe(990);

    fireEvent.click(undo);
    await idle();
    expect(api.books.getBook.getQueryData(parameters)?.price).toBe(1390);
  });
});
