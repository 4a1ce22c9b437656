// @vitest-environment node
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { createAPIClient } from './api';
import { createAxiosUpload } from './axiosUpload';
import { requestFn } from '@openapi-qraft/react';

test('reports progress over a real connection', async () => {
  const received: string[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push(
        `${String(request.headers['content-type']).split(';')[0]} ${Buffer.concat(chunks).length}`,
      );
      const isMissing = request.url?.includes('/99/');
      response.writeHead(isMissing ? 404 : 201, {
        'content-type': 'application/json',
      });
      response.end(JSON.stringify({ bookId: 7, url: '/covers/7.png' }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  const api = createAPIClient({
    requestFn,
    baseUrl: `http://localhost:${port}/v1`,
  });

  try {
    const shares: number[] = [];
    const upload = createAxiosUpload((share) => shares.push(share));
    const cover = new File([new Uint8Array(3_000_000)], 'cover.png', {
      type: 'image/png',
    });
    const send = (bookId: number, signal?: AbortSignal) =>
      api.books.uploadCover(
        {
          parameters: { path: { bookId } },
          body: { cover },
          ...(signal && { signal }),
        },
        upload,
      );

    expect((await send(7)).data).toEqual({
      bookId: 7,
      url: '/covers/7.png',
    });
    expect(received[0]).toMatch(/^multipart\/form-data 3000\d+$/);
    expect(shares.at(-1)).toBe(1);
    expect(shares.length).toBeGreaterThan(1);

    const missing = await send(99);
    expect(missing.response?.status).toBe(404);
    expect(missing).toHaveProperty('error');

    const aborted = await send(7, AbortSignal.abort());
    expect(aborted.error).toMatchObject({ name: 'AbortError' });
  } finally {
    server.close();
  }
});
