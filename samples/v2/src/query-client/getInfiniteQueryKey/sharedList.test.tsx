import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { runSample } from '../../../testing/recordSample';
import { api } from './client';

const { listBooks } = api.books;

function Books({ page, children }: { page: number; children?: ReactNode }) {
  listBooks.useInfiniteQuery(undefined, {
    initialPageParam: { query: { page } },
    getNextPageParam: () => undefined,
    staleTime: Infinity,
  });
  return children;
}

async function pageParamsOf(ui: ReactNode) {
  let pageParams: unknown;
  await runSample(async ({ render, idle }) => {
    render(<>{ui}</>);
    await idle();
    pageParams = listBooks.getInfiniteQueryData()?.pageParams;
  });
  return pageParams;
}

// > The hook that sends the first request decides where the list begins.
// > If a component and its child both use the list, the child's hook decides.
test('the effect that runs first decides where a shared list begins', async () => {
  const siblings = [<Books key="a" page={1} />, <Books key="b" page={2} />];
  expect(await pageParamsOf(siblings)).toEqual([{ query: { page: 1 } }]);
  const nested = (
    <Books page={1}>
      <Books page={2} />
    </Books>
  );
  expect(await pageParamsOf(nested)).toEqual([{ query: { page: 2 } }]);
});
