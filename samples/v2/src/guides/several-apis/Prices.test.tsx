import { focusManager } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { Prices } from './Prices';
import { Providers } from './Providers';

afterEach(() => focusManager.setFocused(undefined));

test('each hook uses the cache of its own client', async () => {
  await recordSample(import.meta.url, async ({ idle }) => {
    const page = render(<Prices bookId={7} />, { wrapper: Providers });
    await page.findByText(/^Lisbon: \d+, Porto: \d+$/);
    await idle();
    // Both caches are mounted, so both refetch when the window gets the focus.
    act(() => focusManager.setFocused(false));
    act(() => focusManager.setFocused(true));
    await idle();
    expect(page.container.textContent).toContain('Lisbon');
  });
});
