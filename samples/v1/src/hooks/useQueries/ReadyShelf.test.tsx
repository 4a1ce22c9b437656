import { screen } from '@testing-library/react';
import { test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { ReadyShelf } from './ReadyShelf';

test('waits for all names', async () => {
  await recordSample(import.meta.url, async ({ render, mockApi }) => {
    const [one, two] = mockApi.data.authors;
    render(<ReadyShelf authorIds={[one!.id, two!.id]} />);
    screen.getByText('2 to go…');
    await screen.findByText(`By ${one!.name} and ${two!.name}`);
  });
});
