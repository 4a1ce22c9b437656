import { fireEvent, screen } from '@testing-library/react';
import { test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { FailedBooks } from './FailedBooks';

test('loads only the failed book again', async () => {
  await recordSample(import.meta.url, async ({ render, mockApi }) => {
    let isUp = false;
    mockApi.respond('get', '/books/{bookId}', ({ path }) => {
      if (path.bookId === '2' && !isUp) {
        return new Response('', { status: 503 });
      }
      const id = Number(path.bookId);
      return {
        status: 200 as const,
        body: { ...mockApi.data.books[0]!, id },
      };
    });
    render(<FailedBooks bookIds={[1, 2, 3]} />);
    screen.getByText('Loading…');
    await screen.findByText('1 of 3 books did not load.', { exact: false });
    isUp = true;
    fireEvent.click(screen.getByText('Try again'));
    await screen.findByText('Loading…');
    await screen.findByText('All books are there.');
  });
});
