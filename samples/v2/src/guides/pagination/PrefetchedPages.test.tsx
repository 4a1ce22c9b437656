import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { PrefetchedPages } from './PrefetchedPages';

test('shows the next page without waiting for it', async () => {
  await recordSample(import.meta.url, async ({ render, idle }) => {
    render(<PrefetchedPages />);
    await screen.findByText('Invisible Cities');
    await idle();

    fireEvent.click(screen.getByText('Next'));
    screen.getByText('The Left Hand of Darkness');
    await idle();
  });
});

test('a page that fails leaves the way back', async () => {
  await runSample(async ({ render, mockApi, idle }) => {
    const items = mockApi.data.books.slice(0, 3);
    mockApi.respond('get', '/books', ({ query }) =>
      query.get('page') === '2'
        ? new Response('', { status: 500 })
        : Response.json({ items, page: 1, pageSize: 3, total: 5 }),
    );
    render(<PrefetchedPages />);
    await screen.findByText('Invisible Cities');
    fireEvent.click(screen.getByText('Next'));
    await screen.findByText('Page 2 did not load.');
    fireEvent.click(screen.getByText('Previous'));
    await screen.findByText('Invisible Cities');
    expect(screen.queryByRole('alert')).toBeNull();
    await idle();
  });
});
