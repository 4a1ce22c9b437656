import { requestFn } from '@openapi-qraft/react';
import { QueryClient } from '@tanstack/react-query';
// #region imports
import { createAPIClient as createCatalogClient } from './api-queryable';
import { createAPIClient as createShopClient } from './api';

export const queryClient = new QueryClient();

const options = { requestFn, queryClient };

export const catalog = createCatalogClient({
  ...options,
  baseUrl: 'https://catalog.example',
});
export const shop = createShopClient({
  ...options,
  baseUrl: 'https://bookshop.example/v1',
});
// #endregion imports
