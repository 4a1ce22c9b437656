import { requestFn } from '@openapi-qraft/react';
import { createAPIClient } from '../../../generated/edge-cases/qraft/api';

const api = createAPIClient({ requestFn, baseUrl: 'https://edge.example' });

export const useShop = () =>
  // @ts-expect-error: shopId, declared on the path, is not a parameter
  api.shops.getShop.useQuery({ path: { shopId: 'a' } });
