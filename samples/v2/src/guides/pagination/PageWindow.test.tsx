import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { PageWindow } from './PageWindow';

test('grows in both directions and keeps two pages', async () => {
  await recordSample(import.meta.url, async ({ render, idle }) => {
    render(<PageWindow startPage={2} />);
    await screen.findByText(/^Page 2/);
    await idle();

    fireEvent.click(screen.getByText('Earlier'));
    await screen.findByText('Page 1: Invisible Cities, Cosmos');
    await idle();

    fireEvent.click(screen.getByText('Later'));
    await screen.findByText('Page 3: The Left Hand of Darkness');
    expect(screen.queryByText(/^Page 1/)).toBeNull();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });
});
