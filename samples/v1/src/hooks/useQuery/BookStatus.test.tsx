import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { BookStatus } from './BookStatus';

test('loads one book', async () => {
  await recordSample(import.meta.url, async ({ render }) => {
    render(<BookStatus bookId={7} />);
    const text = await screen.findByText(/in the shop/);
    expect(text.textContent).toBe('The Left Hand of Darkness: in the shop');
  });
});

test('shows the alert after four requests', async () => {
  const record = await runSample(async ({ render }) => {
    render(<BookStatus bookId={99} />);
    await screen.findByRole('alert');
  });
  expect(record.match(/"method": "GET"/g)).toHaveLength(4);
});
