import { PersistQueryClientProvider } from '@tanstack/react-query-persist-client';
import type { ReactNode } from 'react';
import { ONE_DAY, queryClient } from './client';
import { isPersisted, persister } from './persister';
import './resumableMutations';

export function OfflineProvider({ children }: { children: ReactNode }) {
  return (
    <PersistQueryClientProvider
      client={queryClient}
      persistOptions={{
        persister,
        maxAge: ONE_DAY,
        buster: 'api-1.4.0',
        dehydrateOptions: {
          shouldDehydrateQuery: ({ state, queryKey }) =>
            state.status === 'success' && isPersisted(queryKey),
        },
      }}
      onSuccess={() => {
        void queryClient.resumePausedMutations();
      }}
    >
      {children}
    </PersistQueryClientProvider>
  );
}
