import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { CatalogProgress } from './CatalogProgress';
import { api } from './client';

function Shelf() {
  api.books.listBooks.useQuery({ query: { genre: 'poetry' } });
  return null;
}

test('shows progress while another component loads books', async () => {
  await recordSample(import.meta.url, async ({ render }) => {
    render(
      <>
        <CatalogProgress />
        <Shelf />
      </>,
    );
    await screen.findByLabelText('Loading books');
    await waitFor(() =>
      expect(screen.queryByRole('progressbar')).toBeNull(),
    );
  });
});
