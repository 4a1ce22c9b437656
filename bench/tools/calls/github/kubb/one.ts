import { useReposGet } from '../../../generated/github/kubb/api/hooks';

export const useRepository = () =>
  useReposGet('OpenAPI-Qraft', 'openapi-qraft');
