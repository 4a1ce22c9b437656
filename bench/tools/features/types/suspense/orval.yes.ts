import { useSuspenseQuery } from '@tanstack/react-query';
import { getGetBookQueryOptions } from '../../../generated/bookshop/orval/api/catalog/catalog';

// With the option `useSuspenseQuery`, orval writes a hook of its own.
export const useStatus = (): number => {
  const { queryKey, queryFn } = getGetBookQueryOptions(7);
  if (typeof queryFn !== 'function') throw new Error('no queryFn');
  return useSuspenseQuery({ queryKey, queryFn }).data.status;
};
