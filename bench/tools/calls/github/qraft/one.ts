import { requestFn } from '@openapi-qraft/react';
import { createAPIClient } from '../../../generated/github/qraft/api';

const api = createAPIClient({
  requestFn,
  baseUrl: 'https://api.github.com',
});

export const useRepository = () =>
  api.repos.reposGet.useQuery({
    path: { owner: 'OpenAPI-Qraft', repo: 'openapi-qraft' },
  });
