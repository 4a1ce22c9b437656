import { useQuery } from '@tanstack/react-query';
import { getBookOptions } from '../../../generated/bookshop/hey-api/api/@tanstack/react-query.gen';

export const useBook = () =>
  useQuery(getBookOptions({ path: { bookId: 7 } }));
type BookError = ReturnType<typeof useBook>['error'];

// @ts-expect-error: the type has only the documented response
export const offline: BookError = new TypeError('Failed to fetch');
