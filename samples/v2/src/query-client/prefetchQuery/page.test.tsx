// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { createServerClient } from './createServerClient';
import Page from './page';
import { Providers } from './Providers';

const renderRoute = async (bookId: string) => {
  const route = await Page({ params: Promise.resolve({ bookId }) });
  return renderToString(<Providers>{route}</Providers>);
};

test('sends HTML that has the title in it', async () => {
  await recordSample(import.meta.url, async ({ value }) => {
    const html = await renderRoute('7');
    value('HTML of the route', html);
    expect(html).toBe('<h1>The Left Hand of Darkness</h1>');
  });
});

test('sends the loading text when the API fails', async () => {
  await runSample(async ({ mockApi }) => {
    mockApi.failNetwork();
    expect(await renderRoute('7')).toBe('<p>Loading…</p>');
  });
});

test('two requests share no cache', () => {
  expect(createServerClient().queryClient).not.toBe(
    createServerClient().queryClient,
  );
});
