import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { BookReviews } from './BookReviews';

test('shows the first reviews and loads the rest on request', async () => {
  await recordSample(import.meta.url, async ({ render, idle }) => {
    render(<BookReviews bookId={7} />);
    expect(await screen.findAllByRole('listitem')).toHaveLength(2);
    await idle();

    const more = screen.getByRole<HTMLButtonElement>('button');
    fireEvent.click(more);
    await waitFor(() =>
      expect(screen.getAllByRole('listitem')).toHaveLength(3),
    );
    await waitFor(() => expect(more.disabled).toBe(true));
  });
});
