import { useGetBook } from '../../../generated/bookshop/orval/api/catalog/catalog';

// A 404 is data, not an error.
export const useProblem = () => {
  const { data } = useGetBook(7);
  return data?.status === 404 ? data.data.title : undefined;
};
