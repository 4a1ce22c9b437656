import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { BookHeading } from './BookHeading';
import { api } from './client';

test('suspends, then has data', async () => {
  await recordSample(import.meta.url, async ({ render }) => {
    const page = render(
      <Suspense fallback="Loading…">
        <BookHeading bookId={4} />
      </Suspense>,
    );
    expect(page.container.textContent).toBe('Loading…');
    await page.findByText('Late in the Day');
  });
});

test('uses the entry of useQuery and does not suspend for it', async () => {
  const record = await runSample(async ({ render, idle }) => {
    await api.books.getBook.prefetchQuery({
      parameters: { path: { bookId: 4 } },
    });
    const page = render(
      <Suspense fallback="Loading…">
        <BookHeading bookId={4} />
      </Suspense>,
    );
    expect(page.container.textContent).toBe('Late in the Day');
    await idle();
  });
  // Fresh for a second: the suspense hooks raise staleTime to that.
  expect(record.match(/"method": "GET"/g)).toHaveLength(1);
});

test('without a boundary the page stays blank', async () => {
  await runSample(async ({ render }) => {
    const page = render(<BookHeading bookId={4} />);
    expect(page.container.innerHTML).toBe('');
    await page.findByText('Late in the Day');
  });
});

test('goes on loading when the component is gone', async () => {
  const record = await runSample(async ({ render, mockApi, idle }) => {
    mockApi.delay(40);
    const page = render(
      <Suspense fallback="Loading…">
        <BookHeading bookId={4} />
      </Suspense>,
    );
    page.unmount();
    await idle();
  });
  expect(record).toContain('"status": 200');
});
