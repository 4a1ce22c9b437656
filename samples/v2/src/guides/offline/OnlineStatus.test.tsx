import { onlineManager } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { runSample } from '../../../testing/recordSample';
import { OnlineStatus } from './OnlineStatus';

afterEach(() => onlineManager.setOnline(true));

test('follows the online manager', async () => {
  const hadListeners = onlineManager.hasListeners();
  await runSample(({ render }) => {
    render(<OnlineStatus />);
    screen.getByText('Online');
    act(() => onlineManager.setOnline(false));
    screen.getByText('Offline');
    act(() => onlineManager.setOnline(true));
    screen.getByText('Online');
  });
  expect(onlineManager.hasListeners()).toBe(hadListeners);
});
