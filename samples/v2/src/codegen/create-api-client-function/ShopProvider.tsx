// #region context
import {
  requestFn,
  type APIDefaultQueryClientServices,
} from '@openapi-qraft/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { createAPIClient, type services } from './api';

export type Api = APIDefaultQueryClientServices<typeof services>;

export const ApiContext = createContext<Api | undefined>(undefined);

export function useApi(): Api {
  const api = useContext(ApiContext);
  if (!api) throw new Error('useApi() needs a <ShopProvider> above it.');
  return api;
}
// #endregion context

// #region provider
interface ShopProviderProps {
  baseUrl: string;
  children: ReactNode;
}

export function ShopProvider({ baseUrl, children }: ShopProviderProps) {
  // The base URL is not in the keys: another shop needs another cache.
  const { api, queryClient } = useMemo(() => {
    const queryClient = new QueryClient();
    const api = createAPIClient({ requestFn, baseUrl, queryClient });
    return { api, queryClient };
  }, [baseUrl]);

  return (
    // `key` remounts the hooks, which would keep the old QueryClient.
    <QueryClientProvider key={baseUrl} client={queryClient}>
      <ApiContext.Provider value={api}>{children}</ApiContext.Provider>
    </QueryClientProvider>
  );
}
// #endregion provider
