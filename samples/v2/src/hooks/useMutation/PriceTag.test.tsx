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
