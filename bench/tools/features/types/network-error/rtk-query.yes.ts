import { useGetBookQuery } from '../../../generated/bookshop/rtk-query/api/api';

export const useIsOffline = () => {
  const { error } = useGetBookQuery({ bookId: 7 });
  return error && 'status' in error && error.status === 'FETCH_ERROR';
};
