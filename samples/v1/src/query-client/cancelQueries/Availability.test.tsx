import { fireEvent, screen } from '@testing-library/react';
import { test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { Availability } from './Availability';

test('stops the first request and finishes the second', async () => {
  await recordSample(import.meta.url, async ({ render, mockApi }) => {
    mockApi.delay(500);
    render(<Availability bookId={7} />);
    fireEvent.click(screen.getByText('Check the stock'));
    fireEvent.click(await screen.findByText('Cancel'));
    await screen.findByText('Not loaded');

    mockApi.delay(0);
    fireEvent.click(screen.getByText('Check the stock'));
    await screen.findByText('Loaded');
  });
});
