import { useGetReposByOwnerAndRepoQuery } from '../../../generated/github/rtk-query/api/api';

// The generator ignores an operationId with a slash, such as "repos/get".
export const useRepository = () =>
  useGetReposByOwnerAndRepoQuery({
    owner: 'OpenAPI-Qraft',
    repo: 'openapi-qraft',
  });
