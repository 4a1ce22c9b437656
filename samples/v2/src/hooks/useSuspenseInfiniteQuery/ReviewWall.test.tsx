import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { ReviewWall } from './ReviewWall';

test('suspends for the first part only', async () => {
  await recordSample(import.meta.url, async ({ render, mockApi, idle }) => {
    await act(async () => {
      render(<ReviewWall bookId={7} />);
    });
    await screen.findByText('Stays with you for years.');
    await idle();

    mockApi.delay(150);
    fireEvent.click(screen.getByText('Older reviews'));
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(
        true,
      ),
    );
    expect(screen.queryByText('Loading reviews…')).toBeNull();
    await screen.findByText('Read it twice.');
  });
});

test('shows the fallback until the first part is there', async () => {
  await runSample(async ({ render, mockApi }) => {
    mockApi.delay(30);
    await act(async () => {
      render(<ReviewWall bookId={7} />);
    });
    expect(screen.getByText('Loading reviews…')).toBeTruthy();
    await screen.findByText('Stays with you for years.');
  });
});
