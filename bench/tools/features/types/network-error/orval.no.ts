import { useGetBook } from '../../../generated/bookshop/orval/api/catalog/catalog';

export const useBook = () => useGetBook(7);
type BookError = ReturnType<typeof useBook>['error'];

// @ts-expect-error: the type has only the documented response
export const offline: BookError = new TypeError('Failed to fetch');
