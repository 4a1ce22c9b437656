import type { RequestFnPayload } from '@openapi-qraft/react';
import { render, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { qraft } from '../../../shared/client';
import { withContext } from '../../facts/withContext';

const { listBooks, listReviews } = qraft.books;

function Books({ page, children }: { page: number; children?: ReactNode }) {
  listBooks.useInfiniteQuery(
    {},
    {
      initialPageParam: { query: { page } },
      getNextPageParam: () => ({ query: { page: page + 1 } }),
    },
  );
  return children;
}

async function firstRequest(ui: ReactNode) {
  const sent: RequestFnPayload['parameters'][] = [];
  const requestFn = (
    _schema: unknown,
    { parameters }: RequestFnPayload,
  ) => {
    sent.push(parameters);
    return Promise.resolve({ items: [] } as never);
  };
  render(ui, { wrapper: withContext({ requestFn }) });
  await waitFor(() => expect(sent).toHaveLength(1));
  return sent[0];
}

// > The hook that sends the first request decides where the list begins. If a
// > parent and its child mount together, the child's hook sends the first
// > request.
test('the effect that runs first decides where a shared list begins', async () => {
  const siblings = [<Books key="a" page={1} />, <Books key="b" page={5} />];
  expect(await firstRequest(siblings)).toEqual({ query: { page: 1 } });
  const nested = (
    <Books page={1}>
      <Books page={5} />
    </Books>
  );
  expect(await firstRequest(nested)).toEqual({ query: { page: 5 } });
});

// > **If all parameters are optional, `getNextPageParam` determines the type of
// > the page parameter.** A field that only `initialPageParam` has is then
// > rejected
export function usePageParamTypes() {
  listBooks.useInfiniteQuery(
    {},
    {
      // @ts-expect-error: getNextPageParam returns no pageSize
      initialPageParam: { query: { pageSize: 1 } },
      getNextPageParam: () => ({ query: { page: 2 } }),
    },
  );
  listReviews.useInfiniteQuery(
    { path: { bookId: 7 } },
    {
      initialPageParam: { query: { limit: 1 } },
      getNextPageParam: ({ nextCursor }) =>
        nextCursor ? { query: { cursor: nextCursor } } : undefined,
    },
  );
}
