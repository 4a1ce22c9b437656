/* #signature
api.<service>.<operation>.getMutationKey(
  parameters?: { path?, query?, header? },
): [schema, parameters]
*/
import type { Equal, Expect } from '../../../testing/types';
import { createAPIClient } from './api';
import { api } from './client';

const parameters = { path: { bookId: 7 } } as const;
const key = api.books.updateBook.getMutationKey(parameters);

type Schema = typeof api.books.updateBook.schema;
type Parameters = typeof api.books.updateBook.types.parameters;

export type KeyIsATypedPair = Expect<
  Equal<typeof key, [Schema, Parameters]>
>;

// Same type without an argument: it promises a path that is not there.
const anyKey = api.books.updateBook.getMutationKey();
export type KeyWithoutParameters = Expect<
  Equal<typeof anyKey, [Schema, Parameters]>
>;

// An operation without parameters takes none of the three groups.
api.books.createBook.getMutationKey();
api.books.createBook.getMutationKey({});
createAPIClient().books.updateBook.getMutationKey();

// @ts-expect-error: the body is no part of the parameters
api.books.updateBook.getMutationKey({ ...parameters, body: { price: 1 } });
// @ts-expect-error: read operations have query keys only
api.books.getBook.getMutationKey();
