import { requestFn } from '@openapi-qraft/react';
import { QueryClient } from '@tanstack/react-query';
import { createAPIClient as createShopClient } from './api';
import { createAPIClient as createCatalogClient } from './api-queryable';

export const shop = createShopClient({
  requestFn,
  queryClient: new QueryClient(),
  baseUrl: 'https://bookshop.example/v1',
});

export const catalog = createCatalogClient({
  requestFn,
  queryClient: new QueryClient(),
  baseUrl: 'https://catalog.example',
});
