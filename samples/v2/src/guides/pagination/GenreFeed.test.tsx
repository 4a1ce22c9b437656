import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { GenreFeed } from './GenreFeed';

const titles = () =>
  screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

test('each genre has its own pages, and keeps them', async () => {
  await recordSample(import.meta.url, async ({ render, mockApi, idle }) => {
    const { rerender } = render(<GenreFeed genre="fiction" />);
    await screen.findByText('Invisible Cities');
    await idle();
    fireEvent.click(screen.getByText('Load more'));
    await screen.findByText('The Left Hand of Darkness');
    await idle();
    const fiction = titles();

    mockApi.delay(20);
    rerender(<GenreFeed genre="science" />);
    // Still the other genre, and no button that would load more of it.
    expect(titles()).toEqual(fiction);
    expect(screen.getByRole('list').getAttribute('aria-busy')).toBe('true');
    expect(screen.queryByRole('button')).toBeNull();
    await screen.findByText('Cosmos');
    expect(titles()).toEqual(['Cosmos']);
    await idle();

    // Both pages are cached, and both refetch.
    rerender(<GenreFeed genre="fiction" />);
    expect(titles()).toEqual(fiction);
    await idle();
  });
});
