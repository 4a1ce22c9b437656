import { QraftContext, requestFn } from '@openapi-qraft/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { BookPrice } from './BookPrice';
import { baseUrl, queryClient } from './client';

const qraftContextValue = { requestFn, baseUrl };

export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <QraftContext.Provider value={qraftContextValue}>
        <BookPrice bookId={7} />
      </QraftContext.Provider>
    </QueryClientProvider>
  );
}
