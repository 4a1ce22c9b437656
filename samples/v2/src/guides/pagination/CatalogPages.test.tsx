import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
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
    screen.getByText('The Dispossessed');
  });
});

test('an error replaces the kept page, and the reader can go back', async () => {
  await runSample(async ({ render, mockApi, idle }) => {
    render(<CatalogPages />);
    await screen.findByText('Invisible Cities');
    mockApi.failNetwork();
    fireEvent.click(screen.getByText('Next'));
    await screen.findByText('Page 2 did not load.');
    expect(screen.queryByText('Invisible Cities')).toBeNull();

    mockApi.restoreNetwork();
    fireEvent.click(screen.getByText('Previous'));
    screen.getByText('Invisible Cities');
    expect(screen.queryByRole('alert')).toBeNull();
    await idle();
  });
});
