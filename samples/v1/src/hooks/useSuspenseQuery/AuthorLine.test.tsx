import { QueryClient } from '@tanstack/react-query';
import {
  act,
  cleanup,
  fireEvent,
  render,
  renderHook,
  screen,
} from '@testing-library/react';
import { Suspense, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { qraft, queryClient } from '../../../shared/client';
import { recordSample, runSample } from '../../../testing/recordSample';
import { withContext } from '../../facts/withContext';
import { withSuspense } from '../../facts/withSuspense';
import { AuthorLine } from './AuthorLine';

const { getAuthor } = qraft.authors;

test('renders when the author is there', async () => {
  await recordSample(import.meta.url, async ({ render, mockApi }) => {
    const author = mockApi.data.authors[0]!;
    render(
      <Suspense>
        <AuthorLine authorId={author.id} />
      </Suspense>,
    );
    await screen.findByText(author.name);
  });
});

test('a failed refetch throws nothing', async () => {
  await runSample(async ({ render, mockApi }) => {
    const author = mockApi.data.authors[0]!;
    const parameters = { path: { authorId: author.id } };
    render(
      <Suspense>
        <AuthorLine authorId={author.id} />
      </Suspense>,
    );
    await screen.findByText(author.name);
    mockApi.failNetwork();
    await getAuthor.refetchQueries({ parameters }, queryClient);
    expect(getAuthor.getQueryState(parameters, queryClient)?.status).toBe(
      'error',
    );
    screen.getByText(author.name);
  });
});

test('data is fresh for a second, whatever staleTime says', async () => {
  const requestFn = vi.fn().mockResolvedValue({ id: 'a', name: 'A' });
  const client = new QueryClient();
  vi.useFakeTimers();
  const mount = () =>
    renderHook(
      () =>
        getAuthor.useSuspenseQuery(
          { path: { authorId: 'a' } },
          { staleTime: 0 },
        ),
      { wrapper: withSuspense({ requestFn, queryClient: client }) },
    );
  try {
    mount();
    await act(() => vi.advanceTimersByTimeAsync(900));
    mount();
    expect(requestFn).toHaveBeenCalledTimes(1);
    await act(() => vi.advanceTimersByTimeAsync(200));
    mount();
    expect(requestFn).toHaveBeenCalledTimes(2);
  } finally {
    cleanup();
    vi.useRealTimers();
  }
});

test('two hooks in one component wait for each other', () => {
  const unanswered = new Promise<never>(() => undefined);
  const requestFn = vi.fn(() => unanswered);
  renderHook(
    () => [
      getAuthor.useSuspenseQuery({ path: { authorId: 'a' } }),
      getAuthor.useSuspenseQuery({ path: { authorId: 'b' } }),
    ],
    { wrapper: withSuspense({ requestFn }) },
  );
  expect(requestFn).toHaveBeenCalledTimes(1);
});

test('a click that suspends without a boundary fails', () => {
  const unanswered = new Promise<never>(() => undefined);
  function Opener() {
    const [open, setOpen] = useState(false);
    if (open) return <AuthorLine authorId="a" />;
    return <button onClick={() => setOpen(true)}>Open</button>;
  }
  vi.spyOn(console, 'error').mockReturnValue();
  const keepQuiet = (event: Event) => event.preventDefault();
  window.addEventListener('error', keepQuiet);
  render(<Opener />, {
    wrapper: withContext({ requestFn: () => unanswered }),
  });
  expect(() => fireEvent.click(screen.getByText('Open'))).toThrow(
    'A component suspended while responding to synchronous input.',
  );
  window.removeEventListener('error', keepQuiet);
  vi.restoreAllMocks();
});
