import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { CatalogScreen } from './CatalogScreen';

test('shows progress during the first load and during a refetch', async () => {
  await recordSample(import.meta.url, async ({ render, mockApi }) => {
    mockApi.delay(40);
    render(<CatalogScreen />);
    for (const start of [
      () => undefined,
      () => screen.getByText('Refresh').click(),
    ]) {
      act(start);
      await screen.findByLabelText('Loading books');
      await waitFor(() =>
        expect(screen.queryByRole('progressbar')).toBeNull(),
      );
    }
  });
});
