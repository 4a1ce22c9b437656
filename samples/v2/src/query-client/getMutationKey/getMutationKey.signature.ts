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

// > The body isn't part of the key
// @ts-expect-error: the body is not part of the parameters
api.books.updateBook.getMutationKey({ ...parameters, body: { price: 1 } });
// @ts-expect-error: read operations have query keys only
api.books.getBook.getMutationKey();

// > `cancelOrder.getMutationKey({ header })` doesn't compile
const header = { 'X-Store-Id': 'lisbon' };
// @ts-expect-error: the path is required, too
api.orders.cancelOrder.getMutationKey({ header });
// Nothing else of placeOrder is required.
api.orders.placeOrder.getMutationKey({ header });

// > `key[1].path.bookId` compiles and then throws.
export const missingId = () => anyKey[1].path.bookId;

export function useBoth() {
  // > The compiler doesn't report this: `useMutation(parameters, {
  // > mutationKey })` compiles and throws when the component renders.
  api.books.updateBook.useMutation(parameters, { mutationKey: key });
}
