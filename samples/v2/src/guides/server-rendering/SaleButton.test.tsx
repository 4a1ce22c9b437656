import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { api } from './client';
import { SaleButton } from './SaleButton';

test('writes into the cache of the provider', async () => {
  await recordSample(import.meta.url, async ({ render, idle }) => {
    await api.books.listBooks.prefetchQuery();
    render(<SaleButton bookId={7} />);
    fireEvent.click(screen.getByRole('button'));
    await idle();
    const { getQueryData } = api.books.getBook;
    expect(getQueryData({ path: { bookId: 7 } })?.price).toBe(990);
    expect(api.books.listBooks.getQueryState()?.isInvalidated).toBe(true);
  });
});
