/* #signature
qraft.<service>.<operation>.getQueryKey(
  parameters?: { path?, query?, header? },
): [schema & { infinite: false }, parameters]
*/
import type { Equal, Expect } from '../../../testing/types';
import { qraft } from './client';

const parameters = { path: { bookId: 7 } };
const key = qraft.books.getBook.getQueryKey(parameters);

type Schema = typeof qraft.books.getBook.schema;
type Parameters = typeof qraft.books.getBook.types.parameters;

export type KeyIsATypedPair = Expect<
  Equal<typeof key, [Schema & { infinite: false }, Parameters]>
>;

// The argument may be left out, even if a parameter is required.
// > If you omit them, `key[1].path` still compiles, but is `undefined`.
void qraft.books.getBook.getQueryKey()[1].path;
qraft.books.listBooks.getQueryKey();
qraft.books.listBooks.getQueryKey({});
qraft.status.getStatus.getQueryKey(undefined);

// @ts-expect-error: once given, parameters are complete
qraft.books.getBook.getQueryKey({});
// > For an operation without parameters, pass nothing or `undefined`; `{}`
// > doesn't compile.
// @ts-expect-error: an operation without parameters takes none, not {}
qraft.status.getStatus.getQueryKey({});
// @ts-expect-error: it takes parameters, not a key
qraft.books.getBook.getQueryKey(key);
// @ts-expect-error: mutation operations have a mutation key only
qraft.books.updateBook.getQueryKey(parameters);
