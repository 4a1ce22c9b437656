import { onlineManager } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from './client';

export function OrderList({ storeId }: { storeId: string }) {
  const parameters = { header: { 'X-Store-Id': storeId } };
  const { data: orders = [] } = api.orders.listOrders.useQuery(parameters);
  const [message, setMessage] = useState('');

  async function refresh() {
    if (!onlineManager.isOnline()) {
      setMessage('You are offline.');
      return;
    }
    setMessage('Loading…');
    try {
      await api.orders.listOrders.refetchQueries(
        { parameters, type: 'active' },
        { throwOnError: true },
      );
      setMessage('Up to date');
    } catch {
      setMessage('Refreshing failed. These orders may be outdated.');
    }
  }

  return (
    <section>
      <button onClick={refresh}>Refresh</button>
      <p role="status">{message}</p>
      <ul>
        {orders.map(({ id, status }) => (
          <li key={id}>
            {id}: {status}
          </li>
        ))}
      </ul>
    </section>
  );
}
