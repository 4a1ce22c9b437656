import { useSuspenseQuery } from '@tanstack/react-query';
import { getBookQueryOptions } from '../../../generated/bookshop/kubb/api/hooks';

export const useTitle = (): string =>
  useSuspenseQuery(getBookQueryOptions(7)).data.title;
