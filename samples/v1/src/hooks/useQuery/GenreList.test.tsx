import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { GenreList } from './GenreList';

test('keeps the old list until the new one is there', async () => {
  await recordSample(import.meta.url, async ({ render, idle }) => {
    const page = render(<GenreList />);
    await screen.findByText(/books/);
    const before = screen.getByText(/books/).textContent;
    fireEvent.click(screen.getByText('science'));
    expect(screen.getByText(/books/).textContent).toBe(before);
    const section = page.container.querySelector('section');
    expect(section?.getAttribute('aria-busy')).toBe('true');
    await idle();
    fireEvent.click(screen.getByText('fiction'));
    expect(screen.getByText(/books/).textContent).toBe(before);
  });
});
