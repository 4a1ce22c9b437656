import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { BookReviews } from './BookReviews';
import { Providers } from './Providers';
import { ReviewForm } from './ReviewForm';

test('sends a review and reloads the list that it belongs to', async () => {
  await recordSample(import.meta.url, async ({ render, idle }) => {
    render(
      <Providers>
        <ReviewForm bookId={7} />
        <BookReviews bookId={7} />
      </Providers>,
    );
    await screen.findAllByRole('listitem');
    await idle();

    fireEvent.change(screen.getByLabelText('Your review'), {
      target: { value: 'Bring a coat.' },
    });
    fireEvent.click(screen.getByText('Send'));
    await screen.findByText('5/5 Bring a coat.');
  });
});

test('says so when the review was not saved', async () => {
  await recordSample(
    import.meta.url,
    async ({ render, mockApi }) => {
      mockApi.failNetwork();
      render(
        <Providers>
          <ReviewForm bookId={7} />
        </Providers>,
      );
      fireEvent.change(screen.getByLabelText('Your review'), {
        target: { value: 'Bring a coat.' },
      });
      fireEvent.click(screen.getByText('Send'));
      const alert = await screen.findByRole('alert');
      expect(alert.textContent).toBe('The review was not saved.');
    },
    'failed',
  );
});
