import { useQueryClient } from '@tanstack/react-query';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { runSample } from '../../../testing/recordSample';
import { prefetchFiction } from './prefetchGenre';

// > get the client from `useQueryClient()` while rendering, and call
// > `prefetchFiction(queryClient)` from an event handler.
test('a component prefetches in an event handler', async () => {
  function Link() {
    const queryClient = useQueryClient();
    return (
      <a href="#fiction" onFocus={() => void prefetchFiction(queryClient)}>
        Fiction
      </a>
    );
  }
  const record = await runSample(async ({ render, idle }) => {
    render(<Link />);
    fireEvent.focus(screen.getByText('Fiction'));
    await idle();
  });
  expect(record.match(/genre=fiction/g)).toHaveLength(2);
});
