import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
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

// > stores the new book under its own key
test('the new book is shown at once, and refetched when it mounts', async () => {
  const book = { path: { bookId: 8 } };
  const recording = await runSample(
    async ({ render, renderHook, idle }) => {
      render(<NewBookForm authorId="calvino" />);
      fireEvent.change(screen.getByLabelText('Title'), {
        target: { value: 'Difficult Loves' },
      });
      fireEvent.click(screen.getByRole('button'));
      await idle();
      const { result } = renderHook(() => api.books.getBook.useQuery(book));
      expect(result.current.data?.title).toBe('Difficult Loves');
      await idle();
    },
  );
  expect(JSON.parse(recording)).toMatchObject({
    requests: [{ method: 'POST' }, { method: 'GET', status: 200 }],
  });
});
