import { useQuery } from '@tanstack/react-query';
import { getBookOptions } from '../../../generated/bookshop/hey-api/api/@tanstack/react-query.gen';

export const useProblem = () =>
  useQuery(getBookOptions({ path: { bookId: 7 } })).error?.title;
