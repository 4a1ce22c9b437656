import type {
  CreateAPIClientOptions,
  CreateAPIQueryClientOptions,
} from '@openapi-qraft/react';
import { createAPIClient } from './api';

// #region before
export function createAnyClient(options: CreateAPIClientOptions) {
  // @ts-expect-error
  return createAPIClient(options);
}
// #endregion before

// #region after
export function createShopClient(options: CreateAPIQueryClientOptions) {
  return createAPIClient(options);
}

export type ShopClient = ReturnType<typeof createShopClient>;
// #endregion after
