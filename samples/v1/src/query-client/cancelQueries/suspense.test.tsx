import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { runSample } from '../../../testing/recordSample';
import { qraft, queryClient } from './client';

function Title() {
  const { data } = qraft.books.getBook.useSuspenseQuery({
    path: { bookId: 7 },
  });
  return <p>{data.title}</p>;
}

// > A `useSuspenseQuery()` that loads for the first time sends its request
// > again.
test('a component that waits with suspense loads again', async () => {
  const record = await runSample(async ({ mockApi, render }) => {
    mockApi.delay(30);
    const page = render(
      <Suspense fallback="Loading…">
        <Title />
      </Suspense>,
    );
    await new Promise((resolve) => setTimeout(resolve, 5));
    await qraft.books.getBook.cancelQueries(queryClient);
    await page.findByText('The Left Hand of Darkness');
  });
  const { requests } = JSON.parse(record) as {
    requests: { status: number | null }[];
  };
  expect(requests.map(({ status }) => status)).toEqual([null, 200]);
});
