/* #signature
qraft.<service>.<operation>.getMutationKey(
  parameters?: { path?, query?, header? },
): [schema, parameters]
*/
import type { Equal, Expect } from '../../../testing/types';
import { qraft } from './client';

const { updateBook, createBook, getBook } = qraft.books;
const parameters = { path: { bookId: 7 } };
const key = updateBook.getMutationKey(parameters);

type Schema = typeof updateBook.schema;
type Parameters = typeof updateBook.types.parameters;

export type KeyIsATypedPair = Expect<
  Equal<typeof key, [Schema, Parameters]>
>;

updateBook.getMutationKey();

// An operation without parameters has a shorter type than key.
const shortKey = createBook.getMutationKey();
export type KeyWithoutParameters = Expect<
  Equal<typeof shortKey, [typeof createBook.schema]>
>;

// @ts-expect-error: once given, parameters are complete
updateBook.getMutationKey({});
// @ts-expect-error: a body is not part of the key
updateBook.getMutationKey({ ...parameters, body: { price: 900 } });
// > For an operation without parameters, such as `createBook`, omit the
// > argument; `{}` doesn't compile.
// @ts-expect-error: an operation without parameters takes none, not {}
createBook.getMutationKey({});
// @ts-expect-error: operations that read have query keys
void (() => getBook.getMutationKey(parameters));
