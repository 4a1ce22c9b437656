import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { StockCounter } from './StockCounter';

test('three clicks send three changes and one reload', async () => {
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

// > If the server refuses a change, the button shows the wrong number until
// > that refetch.
test('the refetch undoes a change that the server refuses', async () => {
  await runSample(async ({ render, mockApi, idle }) => {
    render(<StockCounter bookId={7} />);
    const button = await screen.findByText('5 in stock, add one');
    const body = { type: 'about:blank', title: 'No', status: 400 };
    mockApi.respond('patch', '/books/{bookId}', { status: 400, body });
    fireEvent.click(button);
    await screen.findByText('6 in stock, add one');
    await idle();
    await screen.findByText('5 in stock, add one');
  });
});
