import { fireEvent, screen } from '@testing-library/react';
import { test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
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
