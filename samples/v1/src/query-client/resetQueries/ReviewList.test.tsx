import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { ReviewList } from './ReviewList';

async function expectItems(count: number) {
  await waitFor(() =>
    expect(screen.queryAllByRole('listitem')).toHaveLength(count),
  );
}

test('forgets the loaded pages and loads the first one', async () => {
  await recordSample(import.meta.url, async ({ render, mockApi, idle }) => {
    render(<ReviewList bookId={7} />);
    await expectItems(2);
    fireEvent.click(screen.getByText('More'));
    await expectItems(3);
    await idle();

    mockApi.delay(20);
    fireEvent.click(screen.getByText('Start over'));
    await screen.findByText('Loading…');
    await expectItems(2);
  });
});
