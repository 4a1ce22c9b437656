import { useGetBook } from '../../../generated/bookshop/orval/api/catalog/catalog';

export const useBook = () => useGetBook(7);
