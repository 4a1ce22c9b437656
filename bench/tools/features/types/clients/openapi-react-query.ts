import createFetchClient from 'openapi-fetch';
import createClient from 'openapi-react-query';
import type { paths } from '../../../generated/bookshop/openapi-react-query/api/schema';

export const fetchClient = createFetchClient<paths>({
  baseUrl: 'https://bookshop.example/v1',
});

export const $api = createClient(fetchClient);
