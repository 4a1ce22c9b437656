import { requestFn } from '@openapi-qraft/react';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { BookCard } from './BookCard';

vi.mock('@openapi-qraft/react', { spy: true });

test('a module that setup.ts has imported is not mocked', async () => {
  expect(vi.isMockFunction(requestFn)).toBe(true);
  render(<BookCard bookId={7} />);

  await screen.findByRole('heading');
  expect(requestFn).not.toHaveBeenCalled();
});
