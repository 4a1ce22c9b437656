import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { StockOfBooks } from './StockOfBooks';

test('one missing book does not stop the others', async () => {
  await recordSample(import.meta.url, async ({ render }) => {
    render(<StockOfBooks bookIds={[7, 99]} />);
    await screen.findByText('The Left Hand of Darkness: 5');
    await screen.findByText('Not available');
  });
});

test('the same book twice is one request and a warning', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  // React complains about the doubled keys of the list.
  const complaint = vi.spyOn(console, 'error').mockReturnValue();
  const record = await runSample(async ({ render }) => {
    render(<StockOfBooks bookIds={[7, 7]} />);
    await screen.findAllByText('The Left Hand of Darkness: 5');
  });
  expect(record.match(/"method": "GET"/g)).toHaveLength(1);
  expect(String(warn.mock.calls[0])).toContain('Duplicate Queries found');
  warn.mockRestore();
  complaint.mockRestore();
});
