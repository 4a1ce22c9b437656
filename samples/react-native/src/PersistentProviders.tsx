import AsyncStorage from '@react-native-async-storage/async-storage';
import { createAsyncStoragePersister } from '@tanstack/query-async-storage-persister';
import { PersistQueryClientProvider } from '@tanstack/react-query-persist-client';
import type { ReactNode } from 'react';
import { queryClient } from './client';
import { connectManagers } from './connectManagers';

connectManagers();

const persister = createAsyncStoragePersister({ storage: AsyncStorage });

const ONE_DAY = 24 * 60 * 60 * 1000;
queryClient.setDefaultOptions({ queries: { gcTime: ONE_DAY } });

/** Replaces AppProviders. */
export function PersistentProviders({ children }: { children: ReactNode }) {
  return (
    <PersistQueryClientProvider
      client={queryClient}
      persistOptions={{ persister, maxAge: ONE_DAY, buster: 'api-1.4.0' }}
    >
      {children}
    </PersistQueryClientProvider>
  );
}
