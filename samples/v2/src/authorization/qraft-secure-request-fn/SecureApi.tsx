// #region context
import {
  requestFn,
  type APIDefaultQueryClientServices,
} from '@openapi-qraft/react';
import { QraftSecureRequestFn } from '@openapi-qraft/react/Unstable_QraftSecureRequestFn';
import { useQueryClient } from '@tanstack/react-query';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { createAPIClient, type services } from './api';
import { securitySchemes } from './securitySchemes';

type Api = APIDefaultQueryClientServices<typeof services>;
const ApiContext = createContext<Api | undefined>(undefined);

export function useApi(): Api {
  const api = useContext(ApiContext);
  if (!api) throw new Error('useApi() needs a <SecureApi> above it.');
  return api;
}
// #endregion context

// #region provider
export function SecureApi({ children }: { children: ReactNode }) {
  return (
    <QraftSecureRequestFn
      requestFn={requestFn}
      securitySchemes={securitySchemes}
    >
      {(secureRequestFn) => (
        <ApiProvider secureRequestFn={secureRequestFn}>
          {children}
        </ApiProvider>
      )}
    </QraftSecureRequestFn>
  );
}

interface ApiProviderProps {
  secureRequestFn: typeof requestFn;
  children: ReactNode;
}

function ApiProvider({ secureRequestFn, children }: ApiProviderProps) {
  const queryClient = useQueryClient();
  const api = useMemo(
    () =>
      createAPIClient({
        requestFn: secureRequestFn,
        queryClient,
        baseUrl: 'https://bookshop.example/v1',
      }),
    [secureRequestFn, queryClient],
  );
  return <ApiContext.Provider value={api}>{children}</ApiContext.Provider>;
}
// #endregion provider
