import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { CoverImage } from './CoverImage';
import { api } from './fileClient';

test('shows the image from the cache', async () => {
  await recordSample(import.meta.url, async ({ render }) => {
    render(<CoverImage bookId={7} />);
    const image = await screen.findByRole<HTMLImageElement>('img');
    expect(image.src).toMatch(/^blob:/);
    const parameters = { path: { bookId: 7 } };
    const cover = api.books.getCover.getQueryData(parameters);
    expect(cover).toBeInstanceOf(Blob);
    const bytes = new Uint8Array((await cover?.arrayBuffer()) ?? []);
    // The first byte of a PNG is not valid UTF-8.
    expect(bytes[0]).toBe(0x89);
  });
});

test('the response can still be read', async () => {
  await runSample(async () => {
    const { data, response } = await api.books.getCover({
      parameters: { path: { bookId: 7 } },
    });
    const saved = await response?.blob();
    expect(saved?.size).toBeGreaterThan(0);
    expect(saved?.size).toBe(data?.size);
  });
});

test('leaves JSON, text, and errors as they are', async () => {
  await runSample(async ({ mockApi }) => {
    const book = await api.books.getBook({
      parameters: { path: { bookId: 7 } },
    });
    expect(book.data?.title).toBe('The Left Hand of Darkness');

    const missing = await api.books.getCover({
      parameters: { path: { bookId: 99 } },
    });
    expect(missing.error).toMatchObject({ status: 404 });

    mockApi.respond('get', '/orders/export', {
      status: 200,
      body: 'id,total',
      headers: { 'content-type': 'text/csv' },
    } as never);
    const table = await api.orders.exportOrders({
      parameters: {
        header: { 'X-Store-Id': 'lisbon' },
        query: { year: 2025 },
      },
    });
    expect(table.data).toBe('id,total');

    mockApi.failNetwork();
    const lost = await api.books.getCover({
      parameters: { path: { bookId: 7 } },
    });
    expect(lost.error).toBeInstanceOf(TypeError);
  });
});
