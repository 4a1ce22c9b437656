import createFetchClient from 'openapi-fetch';
import createClient from 'openapi-react-query';
import type { paths } from '../../../generated/bookshop/openapi-react-query/api/schema';

export const $api = createClient(
  createFetchClient<paths>({ baseUrl: 'https://bookshop.example/v1' }),
);
