/* #signature
api.<service>.<operation>.useIsFetching<TInfinite extends boolean = false>(
  filters?: QueryFilters<TInfinite>,
): number
*/
import type { InfiniteData } from '@tanstack/react-query';
import type { Equal, Expect, Extends } from '../../../testing/types';
import { createAPIClient, type components } from './api';
import { api, queryClient } from './client';

type BookPage = components['schemas']['BookPage'];

const parameters = { query: { genre: 'fiction' } } as const;
const queryKey = api.books.listBooks.getQueryKey(parameters);

export function useCalls() {
  const all = api.books.listBooks.useIsFetching();
  api.books.listBooks.useIsFetching({});
  api.books.listBooks.useIsFetching({ parameters, exact: true });
  api.books.listBooks.useIsFetching({ queryKey, exact: true });
  api.books.listBooks.useIsFetching({ type: 'active', stale: true });
  api.books.listBooks.useIsFetching({
    predicate: ({ state }) => {
      const plain: Expect<Equal<typeof state.data, BookPage | undefined>> =
        true;
      return plain;
    },
  });
  api.books.listBooks.useIsFetching({
    infinite: true,
    predicate: ({ state }) => {
      type Data = NonNullable<typeof state.data>;
      const pages: Expect<Extends<Data, InfiniteData<BookPage, unknown>>> =
        true;
      return pages;
    },
  });
  createAPIClient().books.listBooks.useIsFetching();
  createAPIClient({ queryClient }).books.listBooks.useIsFetching();
  return all;
}

export type ResultIsANumber = Expect<
  Equal<ReturnType<typeof useCalls>, number>
>;

export function useWrongCalls() {
  // @ts-expect-error: parameters have their own property
  api.books.listBooks.useIsFetching({ query: { genre: 'fiction' } });
  // @ts-expect-error: exact needs parameters or a key
  api.books.listBooks.useIsFetching({ exact: true });
  // @ts-expect-error: one of the two, not both
  api.books.listBooks.useIsFetching({ parameters, queryKey });
  // @ts-expect-error: an operation that writes has useIsMutating()
  api.books.createBook.useIsFetching();
}

export function useReplacedFilter() {
  // > `fetchStatus` is accepted by the types and replaced by `'fetching'`
  api.books.listBooks.useIsFetching({ fetchStatus: 'idle' });
}
