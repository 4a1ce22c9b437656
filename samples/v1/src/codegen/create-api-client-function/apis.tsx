import { requestFn, type QraftContextValue } from '@openapi-qraft/react';
import { QueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode } from 'react';
import { createAPIClient as createCatalogClient } from './catalog-api';
import { createAPIClient as createShopClient } from './shop-api';

const ShopContext = createContext<QraftContextValue>(undefined);
const CatalogContext = createContext<QraftContextValue>(undefined);

export const shop = createShopClient({ context: ShopContext });
export const catalog = createCatalogClient({ context: CatalogContext });

const shopValue = {
  requestFn,
  baseUrl: 'https://bookshop.example/v1',
  queryClient: new QueryClient(),
};
const catalogValue = {
  requestFn,
  baseUrl: 'https://catalog.example',
  queryClient: new QueryClient(),
};

export function ApiProviders({ children }: { children: ReactNode }) {
  return (
    <ShopContext.Provider value={shopValue}>
      <CatalogContext.Provider value={catalogValue}>
        {children}
      </CatalogContext.Provider>
    </ShopContext.Provider>
  );
}
