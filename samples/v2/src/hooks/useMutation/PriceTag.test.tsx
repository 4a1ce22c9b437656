import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { PriceTag } from './PriceTag';

test('sends the body to the book that was fixed', async () => {
  await recordSample(import.meta.url, async ({ render }) => {
    render(<PriceTag bookId={7} />);
    fireEvent.click(screen.getByRole('button'));
    await screen.findByText(/The Left Hand of Darkness is 9.9 € now/);
  });
});

test('says that the price did not change', async () => {
  await runSample(async ({ render }) => {
    render(<PriceTag bookId={99} />);
    fireEvent.click(screen.getByRole('button'));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('The price did not change.');
  });
});

test('another book starts with a fresh state', async () => {
  await runSample(async ({ render }) => {
    const { rerender } = render(<PriceTag bookId={7} />);
    fireEvent.click(screen.getByRole('button'));
    await screen.findByText(/is 9.9 € now/);
    rerender(<PriceTag bookId={3} />);
    expect(screen.queryByText(/is 9.9 € now/)).toBeNull();
  });
});

test('the request goes on when the component is gone', async () => {
  await runSample(async ({ render, mockApi, idle }) => {
    mockApi.delay(20);
    const { unmount } = render(<PriceTag bookId={7} />);
    fireEvent.click(screen.getByRole('button'));
    unmount();
    await idle();
    expect(mockApi.data.books.find(({ id }) => id === 7)?.price).toBe(990);
  });
});
