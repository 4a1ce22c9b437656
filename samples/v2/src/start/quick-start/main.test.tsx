import { act, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { runSample } from '../../../testing/recordSample';
import { queryClient } from './client';

// Nothing unmounts the root of an entry file.
afterEach(() => queryClient.unmount());

test('starts the application of the quick start', async () => {
  document.body.innerHTML = '<div id="root"></div>';
  await runSample(async () => {
    await act(() => import('./main'));
    const heading = await screen.findByRole('heading');
    expect(heading.textContent).toBe('The Left Hand of Darkness');
    expect(await screen.findAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByLabelText('Your review')).toBeTruthy();
  });
});
