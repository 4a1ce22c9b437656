/* #signature
api.<service>.<operation>.getQueryKey(
  parameters: { path?, query?, header? },
): [schema & { infinite: false }, parameters]
*/
import type { Equal, Expect } from '../../../testing/types';
import { createAPIClient } from './api';
import { api } from './client';

const parameters = { path: { bookId: 7 } } as const;
// > `readonly` types are accepted.
const key = api.books.getBook.getQueryKey(parameters);

type Schema = typeof api.books.getBook.schema;
type Parameters = typeof api.books.getBook.types.parameters;

export type KeyIsATypedPair = Expect<
  Equal<typeof key, [Schema & { infinite: false }, Parameters]>
>;

// Without required parameters the argument may be left out.
api.books.listBooks.getQueryKey();
api.books.listBooks.getQueryKey({});
api.status.getStatus.getQueryKey();
api.status.getStatus.getQueryKey(undefined);

// A client without options has it, too.
createAPIClient().books.getBook.getQueryKey(parameters);

// > If a parameter is required, `getQueryKey()` without it does not compile.
// @ts-expect-error: the path parameter is required
api.books.getBook.getQueryKey();
// > If the operation has no parameters, pass nothing or `undefined`; `{}` is a
// > type error.
// @ts-expect-error: an operation without parameters takes none, not {}
api.status.getStatus.getQueryKey({});
// > A key is not accepted as the argument.
// @ts-expect-error: it takes parameters, not a key
api.books.getBook.getQueryKey(key);
// @ts-expect-error: mutation operations have a mutation key only
api.books.updateBook.getQueryKey(parameters);

// > Typed methods reject a key without `infinite` or `security`.
const { schema } = api.orders.listOrders;
const header = { 'X-Store-Id': 'lisbon' };
// @ts-expect-error: infinite is missing
api.orders.listOrders.getQueryData([schema, { header }]);
const incomplete = {
  method: schema.method,
  url: schema.url,
  infinite: false,
} as const;
// @ts-expect-error: security is missing
api.orders.listOrders.getQueryData([incomplete, { header }]);
