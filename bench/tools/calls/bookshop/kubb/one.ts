import { useGetBook } from '../../../generated/bookshop/kubb/api/hooks';

export const useBook = () => useGetBook(7);
