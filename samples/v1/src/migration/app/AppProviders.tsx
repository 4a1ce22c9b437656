import { QraftContext } from '@openapi-qraft/react';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { baseUrl, queryClient } from './bookshop';
import { shopRequestFn } from './shopRequestFn';

const qraftContext = { requestFn: shopRequestFn, baseUrl, queryClient };

export function AppProviders({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      <QraftContext.Provider value={qraftContext}>
        {children}
      </QraftContext.Provider>
    </QueryClientProvider>
  );
}
