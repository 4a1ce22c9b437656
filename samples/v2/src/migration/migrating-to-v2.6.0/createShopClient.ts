import type { CreateAPIQueryClientOptions } from '@openapi-qraft/react';
import { createAPIClient } from './api';

export function createShopClient(options: CreateAPIQueryClientOptions) {
  return createAPIClient(options);
}

export type ShopClient = ReturnType<typeof createShopClient>;
