// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import Page from './page';
import { Providers } from './Providers';

const renderRoute = async (authorId: string) => {
  const route = await Page({ params: { authorId } });
  return renderToString(<Providers>{route}</Providers>);
};

test('sends HTML that has the name in it', async () => {
  await recordSample(import.meta.url, async ({ value }) => {
    const html = await renderRoute('leguin');
    value('HTML of the route', html);
    expect(html).toBe('<h1>Ursula K. Le Guin</h1>');
  });
});

test('sends the loading text when the API fails', async () => {
  await runSample(async ({ mockApi }) => {
    mockApi.failNetwork();
    expect(await renderRoute('leguin')).toBe('<p>Loading…</p>');
  });
});
