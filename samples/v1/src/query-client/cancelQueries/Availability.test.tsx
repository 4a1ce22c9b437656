import { fireEvent, screen } from '@testing-library/react';
import { test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { Availability } from './Availability';

test('stops the first request and finishes the second', async () => {
  await recordSample(import.meta.url, async ({ render, mockApi }) => {
    mockApi.delay(500);
    render(<Availability bookId={7} />);
    fireEvent.click(screen.getByText('Ask the shops'));
    fireEvent.click(await screen.findByText('Stop asking the shops'));
    await screen.findByText('Not asked');

    mockApi.delay(0);
    fireEvent.click(screen.getByText('Ask the shops'));
    await screen.findByText('Answered');
  });
});
