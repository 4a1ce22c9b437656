import { mergeHeaders, requestFn } from '@openapi-qraft/react';
import { QueryClient } from '@tanstack/react-query';
import { createAPIClient as createCatalogClient } from './api-queryable';
import { createAPIClient as createShopClient } from './api';

function withToken(readToken: () => string): typeof requestFn {
  return (schema, info, options) => {
    const headers = { Authorization: `Bearer ${readToken()}` };
    return requestFn(
      schema,
      { ...info, headers: mergeHeaders(info.headers, headers) },
      options,
    );
  };
}

export const shop = createShopClient({
  requestFn: withToken(() => localStorage.getItem('shopToken') ?? ''),
  baseUrl: 'https://bookshop.example/v1',
  queryClient: new QueryClient(),
});

export const catalog = createCatalogClient({
  requestFn: withToken(() => localStorage.getItem('catalogToken') ?? ''),
  baseUrl: 'https://catalog.example',
  queryClient: new QueryClient(),
});
