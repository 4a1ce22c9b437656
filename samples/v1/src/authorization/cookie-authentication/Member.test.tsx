import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { Member } from './Member';

test('lets the browser send its cookies to the API', async () => {
  await recordSample(import.meta.url, async ({ render, value }) => {
    const fetch = vi.spyOn(globalThis, 'fetch');
    render(<Member />);
    await screen.findByText('Welcome, Ada');
    const credentials = fetch.mock.lastCall?.[1]?.credentials;
    expect(credentials).toBe('include');
    value('credentials of the request', credentials);
  });
});
