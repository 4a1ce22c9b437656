import { fireEvent } from '@testing-library/react';
import { test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { ShelfRow } from './ShelfRow';
import { useDeleteBook } from './useDeleteBook';

test(`${useDeleteBook.name} removes the book at once`, async () => {
  await recordSample(import.meta.url, async ({ render, mockApi, idle }) => {
    const page = render(<ShelfRow bookId={1} />);
    await page.findByText('Invisible Cities');
    await idle();
    mockApi.delay(300);
    fireEvent.click(page.getByRole('button'));
    await page.findByText('This book is gone.');
    await idle();
    page.getByText('This book is gone.');
  });
});
