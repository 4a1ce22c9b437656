import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { BookHeading, BookLink } from './BookLink';
import { bookOptions } from './bookOptions';
import { queryClient } from './client';

test('fills the entry that useQuery reads', async () => {
  await recordSample(import.meta.url, async ({ render, idle }) => {
    render(<BookLink bookId={7} />);
    await idle();
    render(<BookHeading bookId={7} />);
    await screen.findByText('The Left Hand of Darkness');
  });
});

test('rejects with the problem', async () => {
  await runSample(async () => {
    await expect(
      queryClient.fetchQuery({ ...bookOptions(99), retry: false }),
    ).rejects.toMatchObject({ status: 404 });
  });
});
