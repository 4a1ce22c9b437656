import { fireEvent, screen } from '@testing-library/react';
import { test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { ReviewCount } from './ReviewCount';

test('offers a failed page again', async () => {
  await recordSample(import.meta.url, async ({ render, mockApi }) => {
    render(<ReviewCount bookId={7} />);
    const more = await screen.findByText('More');
    mockApi.failNetwork();
    fireEvent.click(more);
    const again = await screen.findByText('Try again');
    mockApi.restoreNetwork();
    fireEvent.click(again);
    await screen.findByText(/3 reviews|4 reviews/);
  });
});
