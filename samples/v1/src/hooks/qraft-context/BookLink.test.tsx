import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { qraft, queryClient } from '../../../shared/client';
import { recordSample } from '../../../testing/recordSample';
import { renderError } from '../../facts/renderError';
import { BookLink } from './BookLink';
import { useQraft } from './useQraft';

test('loads the book when the pointer comes near', async () => {
  await recordSample(import.meta.url, async ({ render, idle }) => {
    render(<BookLink bookId={2} title="Cosmos" />);
    fireEvent.pointerEnter(screen.getByRole('link', { name: 'Cosmos' }));
    await idle();
    expect(
      qraft.books.getBook.getQueryData({ path: { bookId: 2 } }, queryClient)
        ?.title,
    ).toBe('Cosmos');
  });
});

test('says at once when the provider is missing', () => {
  const error = renderError(useQraft, ({ children }) => (
    <QueryClientProvider client={queryClient}>
      {children}
    </QueryClientProvider>
  ));
  expect(String(error)).toContain('Put a QraftContext.Provider');
});
