// @vitest-environment node
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import BookRoute, { loader } from './bookRoute';
import { api } from './browserApi';
import { createServerClient } from './createServerClient';
import { renderBook } from './renderBook';

test('sends the title and the state', async () => {
  await recordSample(import.meta.url, async ({ value, mockApi }) => {
    mockApi.data.books.find(({ id }) => id === 7)!.tags = ['</script>'];
    const html = await renderBook(7);
    value('HTML', html.split('\n')[0]);
    expect(html).toContain('"dataUpdatedAt"');
    expect(html.split('</script>')).toHaveLength(2);
  });
});

test('sends the loading text and no query when the API fails', async () => {
  await runSample(async ({ mockApi }) => {
    mockApi.failNetwork();
    const html = await renderBook(7);
    expect(html).toContain('<p>Loading…</p>');
    expect(html).toContain('"queries":[]');
  });
});

test('two requests share no cache', () => {
  expect(createServerClient().queryClient).not.toBe(
    createServerClient().queryClient,
  );
});

test('a route renders what its loader has prefetched', async () => {
  await runSample(async () => {
    const loaderData = await loader({ params: { bookId: '7' } });
    const html = renderToString(
      <QueryClientProvider client={new QueryClient()}>
        <BookRoute loaderData={loaderData} />
      </QueryClientProvider>,
    );
    expect(html).toBe('<h1>The Left Hand of Darkness</h1>');
  });
});

// > `renderToString()` doesn't wait. It renders the fallback.
test('renderToString() does not wait for a suspense hook', async () => {
  function Title() {
    const { data } = api.books.getBook.useSuspenseQuery({
      path: { bookId: 7 },
    });
    return <h1>{data.title}</h1>;
  }

  await runSample(async ({ idle }) => {
    const html = renderToString(
      <QueryClientProvider client={new QueryClient()}>
        <Suspense fallback={<p>Loading…</p>}>
          <Title />
        </Suspense>
      </QueryClientProvider>,
    );
    expect(html).toContain('<p>Loading…</p>');
    expect(html).not.toContain('<h1>');
    await idle();
  });
});
