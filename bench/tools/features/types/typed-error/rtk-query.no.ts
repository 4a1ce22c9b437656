import { useGetBookQuery } from '../../../generated/bookshop/rtk-query/api/api';

export const useProblem = () => {
  const { error } = useGetBookQuery({ bookId: 7 });
  if (!error || !('data' in error)) return undefined;
  // @ts-expect-error: the body of the response has the type unknown
  return error.data.title;
};
