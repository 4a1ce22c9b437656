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

// The argument may always be left out, also when parameters are required.
api.books.updateBook.getMutationKey();
createAPIClient().books.updateBook.getMutationKey();

// @ts-expect-error: the body is no part of the parameters
api.books.updateBook.getMutationKey({ ...parameters, body: { price: 1 } });
// @ts-expect-error: read operations have query keys only
api.books.getBook.getMutationKey();
