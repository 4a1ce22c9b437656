import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { lisbon, porto } from './severalApis';

export function Providers({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={lisbon.queryClient}>
      <QueryClientProvider client={porto.queryClient}>
        {children}
      </QueryClientProvider>
    </QueryClientProvider>
  );
}
