import { fireEvent, screen } from '@testing-library/react';
import { test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { OrderReport } from './OrderReport';

test('cancels one export and finishes the next', async () => {
  await recordSample(import.meta.url, async ({ render, mockApi }) => {
    mockApi.delay(500);
    render(<OrderReport storeId="lisbon" year={2024} />);
    fireEvent.click(screen.getByText('Export 2024'));
    fireEvent.click(await screen.findByText('Cancel'));
    await screen.findByText('Export 2024');
    await screen.findByText('Nothing yet');

    mockApi.delay(0);
    fireEvent.click(screen.getByText('Export 2024'));
    await screen.findByText('Orders: 1');
  });
});
