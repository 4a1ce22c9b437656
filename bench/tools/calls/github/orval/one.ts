import { useReposGet } from '../../../generated/github/orval/api/repos/repos';

export const useRepository = () =>
  useReposGet('OpenAPI-Qraft', 'openapi-qraft');
