import { QraftContext, type QraftContextValue } from '@openapi-qraft/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';

/**
 * Providers around a hook: a QueryClient without retries, and a QraftContext
 * with what a test gives.
 */
export function withContext(
  value: Partial<NonNullable<QraftContextValue>>,
): (props: { children: ReactNode }) => ReactNode {
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false } },
  });
  // A test may leave out `requestFn`, as untyped code can.
  const contextValue = value as QraftContextValue;
  return function Wrapper({ children }) {
    return (
      <QueryClientProvider client={client}>
        <QraftContext.Provider value={contextValue}>
          {children}
        </QraftContext.Provider>
      </QueryClientProvider>
    );
  };
}
