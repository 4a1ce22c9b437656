import { useQuery } from '@tanstack/react-query';
import { getBookOptions } from '../../../generated/bookshop/hey-api/api/@tanstack/react-query.gen';

export const useBook = () =>
  useQuery(getBookOptions({ path: { bookId: 7 } }));
