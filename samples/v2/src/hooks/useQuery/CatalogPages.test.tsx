import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { CatalogPages } from './CatalogPages';

test('keeps a page on screen until the next one is there', async () => {
  await recordSample(import.meta.url, async ({ render, mockApi, idle }) => {
    render(<CatalogPages />);
    await screen.findByText('Invisible Cities');

    mockApi.delay(20);
    fireEvent.click(screen.getByText('Next'));
    expect(screen.getByRole('list').getAttribute('aria-busy')).toBe('true');
    screen.getByText('Invisible Cities');
    await idle();
    expect(screen.queryByText('Invisible Cities')).toBeNull();
    expect(screen.getAllByRole('listitem')).not.toHaveLength(0);
  });
});
