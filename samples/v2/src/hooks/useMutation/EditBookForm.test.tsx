import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { EditBookForm } from './EditBookForm';

test('sends what changed and shows the response without another GET', async () => {
  await recordSample(import.meta.url, async ({ render, idle }) => {
    render(<EditBookForm bookId={3} />);
    const title = await screen.findByLabelText<HTMLInputElement>('Title');
    await idle();
    expect(title.value).toBe('The Dispossessed');

    fireEvent.change(title, { target: { value: 'Dispossessed' } });
    expect(screen.getByRole('button').textContent).toContain('The Disp');
    fireEvent.click(screen.getByRole('button'));
    await screen.findByText('Save Dispossessed');
    expect(title.value).toBe('Dispossessed');
  });
});

test('a cleared stock is not sent', async () => {
  const record = await runSample(async ({ render, idle }) => {
    render(<EditBookForm bookId={3} />);
    const stock = await screen.findByLabelText<HTMLInputElement>('Stock');
    await idle();

    fireEvent.change(stock, { target: { value: '' } });
    expect(stock.value).toBe('');
    fireEvent.click(screen.getByRole('button'));
    await idle();
    fireEvent.change(stock, { target: { value: '0' } });
    fireEvent.click(screen.getByRole('button'));
    await idle();
  });
  const { requests } = JSON.parse(record) as {
    requests: { body: unknown }[];
  };
  expect(requests.map(({ body }) => body)).toEqual([null, { stock: 0 }]);
});
