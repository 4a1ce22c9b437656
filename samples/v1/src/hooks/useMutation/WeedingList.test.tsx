import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { WeedingList } from './WeedingList';

test('removes the book of the row', async () => {
  await recordSample(import.meta.url, async ({ render }) => {
    render(<WeedingList />);
    fireEvent.click(await screen.findByText('Remove Cosmos'));
    await waitFor(() =>
      expect(screen.queryByText('Remove Cosmos')).toBeNull(),
    );
  });
});

test('says what went wrong', async () => {
  await runSample(async ({ render, mockApi }) => {
    render(<WeedingList />);
    const button = await screen.findByText('Remove Cosmos');
    mockApi.failNetwork();
    fireEvent.click(button);
    await screen.findByRole('alert');
  });
});
