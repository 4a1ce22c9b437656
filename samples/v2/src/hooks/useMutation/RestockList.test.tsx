import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { RestockList } from './RestockList';

test('one mutation serves every book of the list', async () => {
  await recordSample(import.meta.url, async ({ render, mockApi, idle }) => {
    render(<RestockList />);
    const cosmos =
      await screen.findByLabelText<HTMLButtonElement>('Restock Cosmos');
    const cities = screen.getByLabelText<HTMLButtonElement>(
      'Restock Invisible Cities',
    );
    await idle();

    mockApi.delay(30);
    fireEvent.click(cosmos);
    await waitFor(() => expect(cosmos.disabled).toBe(true));
    expect(cities.disabled).toBe(false);
    await idle();
    expect(cosmos.disabled).toBe(false);
    expect(mockApi.data.books[1]?.stock).toBe(10);
    expect(screen.getByText(/Cosmos: 10/)).toBeTruthy();

    fireEvent.click(cities);
    await waitFor(() => expect(cities.disabled).toBe(true));
  });
});
