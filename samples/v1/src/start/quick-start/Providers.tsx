import { QraftContext, requestFn } from '@openapi-qraft/react';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryClient } from './client';

const qraftContextValue = {
  requestFn,
  baseUrl: 'http://localhost:4010/v1',
};

export function Providers({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      <QraftContext.Provider value={qraftContextValue}>
        {children}
      </QraftContext.Provider>
    </QueryClientProvider>
  );
}
