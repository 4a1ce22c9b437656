import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { BookCard } from './BookCard';

vi.mock('./client', async () => {
  const { book } = await import('./server');
  const { createTestClient, ok } =
    await import('../../codegen/create-api-client-function/createTestClient');
  return createTestClient({
    'get /books/{bookId}': ok({ ...book, title: 'Cosmos' }),
  });
});

// > mock the client's own module: `vi.mock('./client', …)`.
test('a mock of the client replaces it, although setup.ts has loaded it', async () => {
  render(<BookCard bookId={7} />);

  const heading = await screen.findByRole('heading');
  expect(heading.textContent).toBe('Cosmos');
});
