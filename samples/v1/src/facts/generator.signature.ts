// What the generator of 1.14.2 makes of parts of a document. Nothing here
// runs: the compiler is the test (see the type checks of samples:check).
import { createAPIClient as createDirect } from '../../generated/api-direct';
import { createAPIClient as createEdgeCases } from '../../generated/api-edge-cases';
import { createAPIClient as createFiltered } from '../../generated/api-filtered';
import { createAPIClient as createImported } from '../../generated/api-imported';
import { createAPIClient as createFromPaths } from '../../generated/api-path-parameters';
import { createAPIClient as createPredefined } from '../../generated/api-predefined';
import { createAPIClient as createPreparedPaths } from '../../generated/api-prepared-paths';
import { createAPIClient as createRenamed } from '../../generated/api-renamed';
import { qraft } from '../../shared/client';
import type { Equal, Expect } from '../../testing/types';

const edgeCases = createEdgeCases();
const { listShelves, createShelf, replaceShelves, getShelf } =
  edgeCases.shelves;
const shelvesOfPaths = createFromPaths().shelves;
const preparedShelves = createPreparedPaths().shelves;
const predefined = createPredefined();
const direct = createDirect();

type Problem = typeof qraft.books.getBook.types.error;

export type Responses = [
  // A range of statuses counts as an error.
  Expect<Equal<typeof listShelves.types.data, unknown>>,
  Expect<Equal<typeof listShelves.types.error, string | number>>,
  // A status without content adds nothing.
  Expect<Equal<typeof createShelf.types.data, unknown>>,
  // An error without content leaves the type open.
  Expect<Equal<typeof getShelf.types.error, unknown>>,
  // A reference in place of a response is not followed.
  Expect<Equal<typeof direct.books.getBook.types.error, unknown>>,
  Expect<Equal<Problem['title'], string>>,
];

export type Bodies = [
  // The first media type that is common, not JSON before forms.
  Expect<Equal<typeof createShelf.types.body, { label: string }>>,
  Expect<Equal<typeof replaceShelves.types.body, { name: string }>>,
];

export type Parameters = [
  // Parameters of the path are lost only without one of the operation.
  Expect<
    Equal<(typeof getShelf.types.parameters)['path'], { shelfId: string }>
  >,
  Expect<Equal<typeof shelvesOfPaths.getShelf.types.parameters, undefined>>,
  Expect<
    Equal<
      (typeof preparedShelves.getShelf.types.parameters)['path'],
      { shelfId: string }
    >
  >,
  Expect<Equal<typeof preparedShelves.getShelf.types.error, string>>,
];

export function securityOfTheDocument(): void {
  const { schema } = preparedShelves.getShelf;
  schema.security satisfies readonly string[];
  // @ts-expect-error the security of the document is lost without preparing
  void shelvesOfPaths.getShelf.schema.security satisfies readonly string[];
}

export function predefinedParameters(): void {
  predefined.orders.listOrders.useQuery({ header: {} });
  // The method in the pattern is ignored: only `get` was named.
  predefined.orders.placeOrder.useMutation({ header: {} });
  // @ts-expect-error without the option the store is required
  qraft.orders.listOrders.useQuery({ header: {} });
}

export function namesAndFilters(): void {
  const { authors, books } = createRenamed();
  authors.list.useQuery();
  authors.get.useQuery({ path: { authorId: 'le-guin' } });
  books.create.useMutation();
  createFiltered().books.getBook.getQueryKey({ path: { bookId: 7 } });
  // @ts-expect-error the filter excludes covers
  void createFiltered().books.getCover;
  // @ts-expect-error the filter includes nothing but books
  void createFiltered().authors;
  createImported().status.getStatus.useQuery();
}
