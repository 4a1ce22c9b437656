import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { StockCounter } from './StockCounter';

test('three clicks send three changes and one refetch', async () => {
  await recordSample(import.meta.url, async ({ render, mockApi, idle }) => {
    render(<StockCounter bookId={7} />);
    const button = await screen.findByRole('button');
    mockApi.delay(1000);
    for (const stock of [6, 7, 8]) {
      fireEvent.click(button);
      await screen.findByText(`${stock} in stock, add one`);
    }
    await idle();
    expect(button.textContent).toBe('8 in stock, add one');
  });
});
