import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import BookRoute, { loader } from './bookRoute';

test('loads before it renders, with one request for both', async () => {
  await recordSample(import.meta.url, async ({ render, idle }) => {
    const loaderData = await loader({ params: { bookId: '7' } });
    const page = render(<BookRoute loaderData={loaderData} />);
    expect(page.getByRole('heading').textContent).toBe(
      'The Left Hand of Darkness',
    );
    await idle();
  });
});

test('throws a response that the router understands', async () => {
  await runSample(async ({ mockApi }) => {
    await expect(
      loader({ params: { bookId: '99' } }),
    ).rejects.toMatchObject({ status: 404 });
    mockApi.respond('get', '/books/{bookId}', () => {
      return new Response('Bad gateway', { status: 502 });
    });
    await expect(loader({ params: { bookId: '7' } })).rejects.toBe(
      'Bad gateway',
    );
    // > Other failures are thrown unchanged, and so is a `404` without a body.
    mockApi.respond('get', '/books/{bookId}', () => {
      const headers = { 'content-length': '0' };
      return new Response(null, { status: 404, headers });
    });
    await expect(loader({ params: { bookId: '8' } })).rejects.toBeNull();
    mockApi.failNetwork();
    await expect(
      loader({ params: { bookId: '98' } }),
    ).rejects.toMatchObject({
      message: expect.stringContaining('Failed to fetch'),
    });
  });
});
