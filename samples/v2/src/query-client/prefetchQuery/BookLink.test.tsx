import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { BookLink } from './BookLink';
import { BookPage } from './BookPage';
import { api } from './client';

test('one request serves two hovers and the page', async () => {
  await recordSample(import.meta.url, async ({ render, idle }) => {
    const list = render(<BookLink bookId={7} title="Left Hand" />);
    fireEvent.mouseEnter(list.getByRole('link'));
    fireEvent.focus(list.getByRole('link'));
    await idle();
    list.unmount();

    const page = render(<BookPage bookId={7} />);
    expect(page.getByRole('heading').textContent).toBe(
      'The Left Hand of Darkness',
    );
  });
});

// > With `0`, each call sends a request unless one is in flight
test('two calls at the same time send one request, the next another', async () => {
  const parameters = { path: { bookId: 7 } };
  const record = await runSample(async () => {
    const { prefetchQuery } = api.books.getBook;
    await Promise.all([
      prefetchQuery({ parameters }),
      prefetchQuery({ parameters }),
    ]);
    await prefetchQuery({ parameters });
  });
  const { requests } = JSON.parse(record) as { requests: unknown[] };
  expect(requests).toHaveLength(2);
});

test('a page without staleTime asks again', async () => {
  const parameters = { path: { bookId: 7 } };
  const record = await runSample(async ({ renderHook, idle }) => {
    await api.books.getBook.prefetchQuery({
      parameters,
      staleTime: 60_000,
    });
    const { result } = renderHook(() =>
      api.books.getBook.useQuery(parameters),
    );
    expect(result.current.data?.id).toBe(7);
    await idle();
  });
  const { requests } = JSON.parse(record) as { requests: unknown[] };
  expect(requests).toHaveLength(2);
});
