import { QraftContext, requestFn } from '@openapi-qraft/react';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { baseUrl, queryClient } from './client';

const contextValue = { requestFn, baseUrl };

export function Bookshop({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      <QraftContext.Provider value={contextValue}>
        {children}
      </QraftContext.Provider>
    </QueryClientProvider>
  );
}
