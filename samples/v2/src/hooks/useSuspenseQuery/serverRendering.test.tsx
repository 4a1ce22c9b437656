// @vitest-environment node
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, type ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server.node';
import { expect, test } from 'vitest';
import { runSample } from '../../../testing/recordSample';
import { BookHeading } from './BookHeading';
import { api, queryClient } from './client';

function renderOnServer(ui: ReactNode): Promise<string> {
  const html = new PassThrough();
  const { pipe } = renderToPipeableStream(
    <QueryClientProvider client={queryClient}>
      <Suspense fallback="Loading…">{ui}</Suspense>
    </QueryClientProvider>,
    { onAllReady: () => void pipe(html) },
  );
  return text(html);
}

function Title() {
  const { data } = api.books.getBook.useQuery({ path: { bookId: 7 } });
  return <h1>{data?.title ?? 'Loading…'}</h1>;
}

test('sends its request while it renders on a server', async () => {
  const record = await runSample(async () => {
    const html = await renderOnServer(<BookHeading bookId={7} />);
    expect(html).toContain('The Left Hand of Darkness');
  });
  expect(record).toContain('/v1/books/7"');
});

test('useQuery() does not', async () => {
  const record = await runSample(async () => {
    expect(await renderOnServer(<Title />)).toContain('Loading…');
  });
  expect(record).not.toContain('/v1/books/7"');
});
