import { onlineManager } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { runSample } from '../../../testing/recordSample';
import { OnlineStatus } from './OnlineStatus';

afterEach(() => onlineManager.setOnline(true));

test('follows the online manager', async () => {
  await runSample(({ render }) => {
    render(<OnlineStatus />);
    screen.getByText('Online');
    act(() => window.dispatchEvent(new Event('offline')));
    screen.getByText('Offline');
    act(() => window.dispatchEvent(new Event('online')));
    screen.getByText('Online');
  });
  expect(onlineManager.hasListeners()).toBe(false);
});
