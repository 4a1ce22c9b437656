import { requestFn } from '@openapi-qraft/react';
import { createAPIClient } from '../../../generated/edge-cases/qraft/api';

const api = createAPIClient({ requestFn, baseUrl: 'https://edge.example' });

// @ts-expect-error: shopId, declared on the path, is not a parameter
export const useShop = () =>
  api.shops.getShop.useQuery({ path: { shopId: 'a' } });
