import { screen } from '@testing-library/react';
import { test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { ProfileName } from './ProfileName';
import { reloadProfile } from './reloadProfile';

test('shows the loading state, then the current name', async () => {
  await recordSample(import.meta.url, async ({ render, mockApi }) => {
    render(<ProfileName />);
    await screen.findByText('Ada');
    mockApi.data.member.name = 'Ada Lovelace';
    mockApi.delay(20);
    const reloading = reloadProfile();
    await screen.findByText('Loading…');
    await reloading;
    await screen.findByText('Ada Lovelace');
  });
});
