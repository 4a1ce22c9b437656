// @vitest-environment node
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createViteServer } from 'vitest/node';
import { createAPIClient } from './api';
import { requestFn } from '@openapi-qraft/react';
import config from './vite.config';

const urls: string[] = [];

beforeEach(() => {
  vi.resetModules();
  urls.length = 0;
  vi.stubGlobal('fetch', async (url: string) => {
    urls.push(url);
    return Response.json({ status: 'ok' });
  });
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

test('Vite', async () => {
  vi.stubEnv('VITE_API_URL', 'https://staging.example/v1');
  const { api } = await import('./viteClient');
  await api.status.getStatus();
  expect(urls).toEqual(['https://staging.example/v1/status']);
});

test('Next.js', async () => {
  await expect(import('./nextClient')).rejects.toMatchObject({
    message: expect.stringContaining('Set NEXT_PUBLIC_API_URL.'),
  });
  vi.resetModules();
  vi.stubEnv('NEXT_PUBLIC_API_URL', 'https://staging.example/v1');
  const { api } = await import('./nextClient');
  await api.status.getStatus();
  expect(urls).toEqual(['https://staging.example/v1/status']);
});

test('a page in place of the API is data, not an error', async () => {
  const html = '<!doctype html><title>Shop</title>';
  vi.stubGlobal('fetch', async () => {
    const headers = { 'content-type': 'text/html' };
    return new Response(html, { headers });
  });
  const api = createAPIClient({ requestFn, baseUrl: '' });
  expect((await api.status.getStatus()).data).toBe(html);
});

test('the proxy of the Vite configuration passes requests on', async () => {
  vi.unstubAllGlobals();
  const backend = createServer((request, response) => {
    response.end(`${request.headers.host} ${request.url}`);
  });
  await new Promise<void>((resolve) => backend.listen(0, resolve));
  const backendPort = (backend.address() as AddressInfo).port;

  const { proxy } = structuredClone(config.server);
  proxy['/v1'].target = `http://localhost:${backendPort}`;
  const vite = await createViteServer({
    configFile: false,
    logLevel: 'silent',
    root: import.meta.dirname,
    server: { proxy, port: 0, ws: false },
  });
  try {
    await vite.listen();
    const { port } = vite.httpServer?.address() as AddressInfo;
    const answer = await fetch(`http://localhost:${port}/v1/books/7`);
    // changeOrigin makes the host that of the target.
    expect(await answer.text()).toBe(
      `localhost:${backendPort} /v1/books/7`,
    );
  } finally {
    await vite.close();
    backend.close();
  }
});
