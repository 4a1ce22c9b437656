import { fireEvent } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { CheckoutButton } from './CheckoutButton';
import { api, queryClient } from './client';

test('says that the price changed', async () => {
  await recordSample(import.meta.url, async ({ render }) => {
    const onCheckout = vi.fn();
    const page = render(
      <CheckoutButton
        bookId={7}
        shownPrice={990}
        onCheckout={onCheckout}
      />,
    );
    fireEvent.click(page.getByRole('button'));
    await page.findByText('The price is now 1390 cents.');
    expect(onCheckout).not.toHaveBeenCalled();
  });
});

test('checks out when the price is the same', async () => {
  await runSample(async ({ render, idle }) => {
    const onCheckout = vi.fn();
    const page = render(
      <CheckoutButton
        bookId={7}
        shownPrice={1390}
        onCheckout={onCheckout}
      />,
    );
    fireEvent.click(page.getByRole('button'));
    await idle();
    expect(onCheckout).toHaveBeenCalledOnce();
  });
});

test('refetches although the application keeps data fresh for an hour', async () => {
  queryClient.setDefaultOptions({ queries: { staleTime: 3_600_000 } });
  await runSample(async ({ render, mockApi, idle }) => {
    const parameters = { path: { bookId: 7 } };
    await api.books.getBook.fetchQuery({ parameters });
    const book = mockApi.data.books.find(({ id }) => id === 7)!;
    book.price = 1490;

    const cached = await api.books.getBook.fetchQuery({ parameters });
    expect(cached.price).toBe(1390);
    const page = render(
      <CheckoutButton bookId={7} shownPrice={1390} onCheckout={vi.fn()} />,
    );
    fireEvent.click(page.getByRole('button'));
    await idle();
    await page.findByText('The price is now 1490 cents.');
  });
  queryClient.setDefaultOptions({});
});

test('shows the problem of the API, and the message of an Error', async () => {
  await runSample(async ({ render, mockApi }) => {
    const page = render(
      <CheckoutButton bookId={99} shownPrice={990} onCheckout={vi.fn()} />,
    );
    fireEvent.click(page.getByRole('button'));
    await page.findByText('Not found');
    mockApi.failNetwork();
    fireEvent.click(page.getByRole('button'));
    await page.findByText('Failed to fetch');
  });
});
