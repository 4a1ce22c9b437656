import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { qraft } from './client';
import { ListBusy } from './ListBusy';

function List() {
  const { data } = qraft.books.listBooks.useQuery();
  return <p>{data?.total} books</p>;
}

test('shows while a list is loading', async () => {
  await recordSample(import.meta.url, async ({ render }) => {
    render(
      <>
        <ListBusy />
        <List />
      </>,
    );
    await waitFor(() =>
      expect(screen.getByLabelText('Loading books')).toHaveProperty(
        'hidden',
        false,
      ),
    );
    await screen.findByText('5 books');
    await waitFor(() =>
      expect(screen.getByLabelText('Loading books')).toHaveProperty(
        'hidden',
        true,
      ),
    );
  });
});
