import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { api } from './client';
import { NewBookForm } from './NewBookForm';

test('creates a book and caches the response', async () => {
  await recordSample(import.meta.url, async ({ render, idle }) => {
    render(<NewBookForm authorId="calvino" />);
    fireEvent.change(screen.getByLabelText('Title'), {
      target: { value: 'Difficult Loves' },
    });
    fireEvent.click(screen.getByRole('button'));
    await idle();
    expect(
      api.books.getBook.getQueryData({ path: { bookId: 8 } })?.title,
    ).toBe('Difficult Loves');
  });
});

test('shows what the API says about a wrong field', async () => {
  await recordSample(
    import.meta.url,
    async ({ render }) => {
      render(<NewBookForm authorId="calvino" />);
      fireEvent.click(screen.getByRole('button'));
      const alert = await screen.findByRole('alert');
      expect(alert.textContent).toBe('A book needs a title.');
    },
    'refused',
  );
});
