import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { runSample } from '../../../testing/recordSample';
import { api } from './client';
import { MaybeBook } from './MaybeBook';

test('an item that is left out is not loaded', async () => {
  await runSample(({ render }) => {
    const page = render(<MaybeBook />);
    expect(page.container.textContent).toBe('Choose a book.');
  });
});

test('an item that is there is loaded', async () => {
  await runSample(async ({ render }) => {
    const page = render(
      <Suspense fallback="Loading…">
        <MaybeBook bookId={1} />
      </Suspense>,
    );
    await page.findByText('Invisible Cities');
  });
});

test('enabled: false compiles, and loads all the same', async () => {
  function Disabled() {
    const [book] = api.books.getBook.useSuspenseQueries({
      queries: [{ parameters: { path: { bookId: 1 } }, enabled: false }],
    });
    return <p>{book?.data.title}</p>;
  }
  await runSample(async ({ render }) => {
    const page = render(
      <Suspense fallback="Loading…">
        <Disabled />
      </Suspense>,
    );
    await page.findByText('Invisible Cities');
  });
});
