import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { Reviews } from './Reviews';

const first = () => screen.getAllByRole('listitem')[0]!;

test('shows the review while it is sent, and until the list has it', async () => {
  await recordSample(import.meta.url, async ({ render, mockApi, idle }) => {
    render(<Reviews bookId={7} />);
    await screen.findByText('Stays with you for years.');
    await idle();

    mockApi.delay(50);
    fireEvent.click(screen.getByText('Recommend'));
    await screen.findByText('Recommended.');
    expect(first().getAttribute('aria-busy')).toBe('true');
    await idle();
    expect(first().textContent).toBe('Recommended.');
    expect(first().getAttribute('aria-busy')).toBeNull();
    expect(screen.getAllByText('Recommended.')).toHaveLength(1);
  });
});

test('keeps the text of a review that failed', async () => {
  await runSample(async ({ render, mockApi, idle }) => {
    render(<Reviews bookId={7} />);
    await screen.findByText('Stays with you for years.');
    await idle();
    mockApi.failNetwork();
    fireEvent.click(screen.getByText('Recommend'));
    await screen.findByText(/“Recommended.” was not saved/);
    expect(first().textContent).toBe('Stays with you for years.');

    mockApi.restoreNetwork();
    fireEvent.click(screen.getByText('Try again'));
    await idle();
    expect(first().textContent).toBe('Recommended.');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
