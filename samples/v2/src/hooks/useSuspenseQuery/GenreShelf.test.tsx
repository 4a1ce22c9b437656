import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { GenreShelf } from './GenreShelf';

test('keeps the old shelf on screen while the next one loads', async () => {
  await recordSample(import.meta.url, async ({ render, mockApi }) => {
    const { container } = render(<GenreShelf />);
    screen.getByText('Loading the shelf…');
    await screen.findByText('Invisible Cities, The Dispossessed');

    mockApi.delay(60);
    fireEvent.click(screen.getByText('poetry'));
    screen.getByText('Invisible Cities, The Dispossessed');
    expect(screen.queryByText('Loading the shelf…')).toBeNull();
    const shelf = container.querySelector('section')!;
    expect(shelf.getAttribute('aria-busy')).toBe('true');
    await screen.findByText('Late in the Day');
    expect(shelf.getAttribute('aria-busy')).toBe('false');
  });
});
