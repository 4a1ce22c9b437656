import { useGetBookQuery } from '../../../generated/bookshop/rtk-query/api/api';

export const useBook = () => useGetBookQuery({ bookId: 7 });
