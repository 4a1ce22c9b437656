import { requestFn } from '@openapi-qraft/react';
import { createLeanClient } from '../../../generated/github/qraft/api';
import { reposGet } from '../../../generated/github/qraft/api/services/ReposService';

const api = createLeanClient(
  { reposGet },
  { requestFn, baseUrl: 'https://api.github.com' },
);

export const useRepository = () =>
  api.reposGet.useQuery({
    path: { owner: 'OpenAPI-Qraft', repo: 'openapi-qraft' },
  });
