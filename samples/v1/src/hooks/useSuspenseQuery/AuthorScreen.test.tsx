import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../../shared/client';
import { recordSample, runSample } from '../../../testing/recordSample';
import { AuthorLine } from './AuthorLine';
import { AuthorScreen } from './AuthorScreen';
import { ErrorBoundary } from './ErrorBoundary';

// React and jsdom log what a boundary catches.
const keepQuiet = (event: ErrorEvent) => event.preventDefault();
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  window.addEventListener('error', keepQuiet);
});
afterEach(() => {
  vi.restoreAllMocks();
  window.removeEventListener('error', keepQuiet);
});

test('shows an error, and loads again on request', async () => {
  await recordSample(import.meta.url, async ({ render, mockApi }) => {
    mockApi.failNetwork();
    const id = mockApi.data.authors[0]!.id;
    render(<AuthorScreen authorId={id} />);
    screen.getByText('Loading the author…');
    const retry = await screen.findByText('Try again');
    mockApi.restoreNetwork();
    fireEvent.click(retry);
    await screen.findByRole('heading');
  });
});

// > Its `key` removes the error when `authorId` changes.
test('loads another author after a failure', async () => {
  await runSample(async ({ render, mockApi }) => {
    mockApi.failNetwork();
    const page = render(<AuthorScreen authorId="calvino" />);
    await screen.findByText('Try again');
    mockApi.restoreNetwork();
    page.rerender(<AuthorScreen authorId="leguin" />);
    await screen.findByText('Ursula K. Le Guin');
  });
});

test('without reset, the old error is thrown again at once', async () => {
  const record = await runSample(async ({ render, mockApi, idle }) => {
    mockApi.failNetwork();
    const id = mockApi.data.authors[0]!.id;
    render(
      <ErrorBoundary onRetry={() => undefined}>
        <Suspense>
          <AuthorLine authorId={id} />
        </Suspense>
      </ErrorBoundary>,
    );
    const retry = await screen.findByText('Try again');
    mockApi.restoreNetwork();
    fireEvent.click(retry);
    await idle();
    await screen.findByRole('alert');
  });
  expect(record).not.toContain('"status": 200');
});

test('a missing context ends in the boundary too', async () => {
  await runSample(async () => {
    render(
      <QueryClientProvider client={queryClient}>
        <AuthorScreen authorId="a-1" />
      </QueryClientProvider>,
    );
    await screen.findByRole('alert');
  });
});
