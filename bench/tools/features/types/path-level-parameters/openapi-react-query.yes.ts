import createFetchClient from 'openapi-fetch';
import type { paths } from '../../../generated/edge-cases/openapi-react-query/api/schema';

const client = createFetchClient<paths>();

export const loadShop = () =>
  client.GET('/shops/{shopId}', { params: { path: { shopId: 'a' } } });
