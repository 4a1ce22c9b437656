import createFetchClient from 'openapi-fetch';
import createClient from 'openapi-react-query';
import type { paths } from '../../../generated/github/openapi-react-query/api/schema';

const $api = createClient(
  createFetchClient<paths>({ baseUrl: 'https://api.github.com' }),
);

export const useRepository = () =>
  $api.useQuery('get', '/repos/{owner}/{repo}', {
    params: { path: { owner: 'OpenAPI-Qraft', repo: 'openapi-qraft' } },
  });
