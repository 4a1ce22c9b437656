'use client';

import { QraftContext, requestFn } from '@openapi-qraft/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { baseUrl } from './qraft';

// No queryClient: hooks use the one from QueryClientProvider.
const qraftContextValue = { requestFn, baseUrl };

export function Providers({ children }: { children: ReactNode }) {
  const [queryClient] = useState(
    () =>
      new QueryClient({
        defaultOptions: { queries: { staleTime: 60_000 } },
      }),
  );

  return (
    <QueryClientProvider client={queryClient}>
      <QraftContext.Provider value={qraftContextValue}>
        {children}
      </QraftContext.Provider>
    </QueryClientProvider>
  );
}
