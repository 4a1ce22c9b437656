import { requestFn } from '@openapi-qraft/react';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { CancelOrder } from './CancelOrder';
import { baseUrl, qraft, queryClient } from './client';

const header = { 'X-Store-Id': 'lisbon' };

function Orders() {
  const { data = [] } = qraft.orders.listOrders.useQuery({ header });
  return <p>Orders: {data.map(({ status }) => status).join(', ')}</p>;
}

test('loads the list on screen, and only marks the stock', async () => {
  await recordSample(import.meta.url, async ({ render, idle }) => {
    const stock = qraft.books.getBooksStock;
    const parameters = { path: { bookId: 7 } };
    await stock.fetchQuery({ parameters, requestFn, baseUrl }, queryClient);
    render(
      <>
        <Orders />
        <CancelOrder orderId="o-1" storeId="lisbon" />
      </>,
    );
    await screen.findByText('Orders: placed');
    fireEvent.click(screen.getByRole('button'));
    await idle();
    expect(stock.getQueryState(parameters, queryClient)).toMatchObject({
      isInvalidated: true,
      dataUpdateCount: 1,
    });
  });
});

test('tells when the order could not be canceled', async () => {
  await runSample(async ({ render, mockApi }) => {
    mockApi.failNetwork();
    render(<CancelOrder orderId="o-1" storeId="lisbon" />);
    fireEvent.click(screen.getByRole('button'));
    await screen.findByRole('alert');
  });
});
