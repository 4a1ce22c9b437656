import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { GenrePages } from './GenrePages';

test('keeps pages of one genre, and starts another genre on page one', async () => {
  await recordSample(import.meta.url, async ({ render, mockApi, idle }) => {
    render(<GenrePages />);
    await screen.findByText('Invisible Cities');
    await idle();

    mockApi.delay(20);
    fireEvent.click(screen.getByText('Next'));
    screen.getByText('Invisible Cities');
    await screen.findByText('The Left Hand of Darkness');
    await idle();

    fireEvent.click(screen.getByText('science'));
    expect(screen.queryByRole('listitem')).toBeNull();
    await screen.findByText('Cosmos');
    await idle();
  });
});
