import { useGetBook } from '../../../generated/bookshop/kubb/api/hooks';

export const useProblem = () => useGetBook(7).error?.title;
