import { useQuery } from '@tanstack/react-query';
import { reposGetOptions } from '../../../generated/github/hey-api/api/@tanstack/react-query.gen';

export const useRepository = () =>
  useQuery(
    reposGetOptions({
      path: { owner: 'OpenAPI-Qraft', repo: 'openapi-qraft' },
    }),
  );
