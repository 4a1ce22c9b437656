import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { AuthorName } from './AuthorName';

test('shows the name of one author', async () => {
  await recordSample(import.meta.url, async ({ mockApi, render }) => {
    const [author] = mockApi.data.authors;
    const page = render(<AuthorName authorId={author!.id} />);
    const heading = await page.findByRole('heading');
    expect(heading.textContent).toBe(author!.name);
  });
});

test.each([
  [
    404,
    { type: 'about:blank', title: 'No author', status: 404 },
    'No author',
  ],
  [500, undefined, 'Please try again later.'],
])('explains status %i', async (status, body, text) => {
  await runSample(async ({ mockApi, render }) => {
    mockApi.respond('get', '/authors/{authorId}', () =>
      body
        ? Response.json(body, { status })
        : new Response(null, { status }),
    );
    const page = render(<AuthorName authorId="nobody" />);
    expect((await page.findByRole('alert')).textContent).toBe(text);
  });
});

test('explains a lost connection', async () => {
  await runSample(async ({ mockApi, render }) => {
    mockApi.failNetwork();
    const page = render(<AuthorName authorId="sagan" />);
    const alert = await page.findByRole('alert');
    expect(alert.textContent).toBe('Please try again later.');
  });
});
