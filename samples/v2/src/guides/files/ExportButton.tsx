import { useState } from 'react';
import { api } from './client';
import { saveFile } from './saveFile';

interface Props {
  storeId: string;
  year: number;
}

export function ExportButton({ storeId, year }: Props) {
  const [status, setStatus] = useState('');

  async function save() {
    setStatus('Exporting…');
    const { response } = await api.orders.exportOrders({
      parameters: { header: { 'X-Store-Id': storeId }, query: { year } },
    });
    if (response?.ok) await saveFile(response, `orders-${year}.json`);
    setStatus(response?.ok ? 'Saved.' : 'The export failed.');
  }

  return (
    <p>
      <button onClick={() => void save()}>Export</button>{' '}
      <span role="status">{status}</span>
    </p>
  );
}
