import { expect, test } from 'vitest';
import { runSample } from '../../../testing/recordSample';
import { api, queryClient } from '../../../shared/client';
import { createAPIClient } from './api';

const cache = createAPIClient({ queryClient });

function Title() {
  const { data } = api.books.getBook.useQuery({ path: { bookId: 7 } });
  return <p>{data?.title}</p>;
}

// > `invalidateQueries()` and `resetQueries()` still make components refetch.
test.each(['invalidateQueries', 'resetQueries'] as const)(
  '%s() of a cache client refetches a mounted query',
  async (method) => {
    const recording = await runSample(async ({ render, idle }) => {
      const page = render(<Title />);
      await page.findByText('The Left Hand of Darkness');
      await cache.books.getBook[method]();
      await idle();
    });
    expect(recording.match(/"url": "https:/g)).toHaveLength(2);
  },
);
