import { requestFn } from '@openapi-qraft/react';
import { createSecureRequestFn } from '@openapi-qraft/react/Unstable_QraftSecureRequestFn';
import { QueryClient } from '@tanstack/react-query';
import { createAPIClient } from './api';

export interface Config {
  staffKey: string;
  reportKey: string;
}

export function createStaffApi({ staffKey, reportKey }: Config) {
  const secureRequestFn = createSecureRequestFn(
    {
      StaffKey: () => ({
        in: 'header',
        name: 'X-Staff-Key',
        value: staffKey,
        refreshInterval: Infinity,
      }),
      ReportKey: () => ({
        in: 'query',
        name: 'report_key',
        value: reportKey,
        refreshInterval: Infinity,
      }),
    },
    requestFn,
    new QueryClient(),
  );

  return createAPIClient({
    requestFn: secureRequestFn,
    baseUrl: 'https://bookshop.example/v1',
  });
}
