/* #signature
api.<service>.<operation>.ensureQueryData(
  options:
    & ({ parameters } | { queryKey })
    & ({ requestFn?, baseUrl? } | { queryFn })
    & FetchQueryOptions
    & { revalidateIfStale?: boolean },
): Promise<TData>
*/
import type { Equal, Expect } from '../../../testing/types';
import { api } from './client';

const parameters = { path: { bookId: 7 } } as const;
const { ensureQueryData, fetchQuery } = api.books.getBook;

type Added = keyof Parameters<typeof ensureQueryData>[0];
export type OneMoreOption = Expect<
  Equal<
    Exclude<Added, keyof Parameters<typeof fetchQuery>[0]>,
    'revalidateIfStale'
  >
>;
export type ResolvesToData = Expect<
  Equal<
    Awaited<ReturnType<typeof ensureQueryData>>,
    typeof api.books.getBook.types.data
  >
>;

export async function callInAllForms() {
  await ensureQueryData({ parameters });
  await ensureQueryData({ parameters, revalidateIfStale: true });
  await api.authors.listAuthors.ensureQueryData();
  // @ts-expect-error: the path parameter is required
  await ensureQueryData();
}

export async function loadWithText() {
  // > The values in `params` are strings, but `bookId` is a number
  // @ts-expect-error: an id is a number
  await ensureQueryData({ parameters: { path: { bookId: '7' } } });
}
