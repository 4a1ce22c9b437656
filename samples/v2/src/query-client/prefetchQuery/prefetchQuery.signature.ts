/* #signature
api.<service>.<operation>.prefetchQuery(
  options:
    & ({ parameters } | { queryKey })
    & ({ requestFn?, baseUrl? } | { queryFn })
    & FetchQueryOptions,
): Promise<void>
*/
import type { Equal, Expect } from '../../../testing/types';
import { api } from './client';

const parameters = { path: { bookId: 7 } } as const;
const { prefetchQuery, fetchQuery } = api.books.getBook;

export type OptionsAreThoseOfFetchQuery = Expect<
  Equal<Parameters<typeof prefetchQuery>, Parameters<typeof fetchQuery>>
>;
export type ResolvesToNothing = Expect<
  Equal<ReturnType<typeof prefetchQuery>, Promise<void>>
>;

export async function callInAllForms() {
  await prefetchQuery({ parameters });
  await prefetchQuery({ parameters, staleTime: 60_000 });
  await api.authors.listAuthors.prefetchQuery();
  // @ts-expect-error: the path parameter is required
  await prefetchQuery();
}
