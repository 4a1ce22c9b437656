import { fireEvent } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { CheckoutButton } from './CheckoutButton';

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

test('shows the problem of the API, and another text without a network', async () => {
  await runSample(async ({ render, mockApi }) => {
    const page = render(
      <CheckoutButton bookId={99} shownPrice={990} onCheckout={vi.fn()} />,
    );
    fireEvent.click(page.getByRole('button'));
    await page.findByText('Not found');
    mockApi.failNetwork();
    fireEvent.click(page.getByRole('button'));
    await page.findByText('No connection.');
  });
});
