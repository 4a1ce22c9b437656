import { requestFn } from '@openapi-qraft/react';
import { createSecureRequestFn } from '@openapi-qraft/react/Unstable_QraftSecureRequestFn';
import { QueryClient } from '@tanstack/react-query';
import { baseUrl, qraft } from './client';

export async function exportYears(years: number[], reportKey: string) {
  const secureRequestFn = createSecureRequestFn(
    {
      ReportKey: () => ({
        in: 'query',
        name: 'report_key',
        value: reportKey,
      }),
    },
    requestFn,
    new QueryClient(),
  );

  const exports = years.map((year) =>
    qraft.orders.exportOrders(
      {
        parameters: { header: { 'X-Store-Id': 'lisbon' }, query: { year } },
        baseUrl,
      },
      secureRequestFn,
    ),
  );
  return (await Promise.all(exports)).flat();
}
