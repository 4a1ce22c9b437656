// @vitest-environment node
import { build } from 'esbuild';
import { brotliCompressSync } from 'node:zlib';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { services } from './api';
import { services as fewServices } from './api-clients';

const generated = fileURLToPath(
  new URL('../../../generated', import.meta.url),
);

/** React and TanStack Query are in the application anyway. */
const EXTERNAL = ['react', 'react-dom', '@tanstack/react-query'];

const OPTIONS = '{ requestFn, baseUrl: "/v1", queryClient }';
const RUNTIME = 'import { requestFn } from "@openapi-qraft/react";';
const BOOKS = './api-clients/services/BooksService';

/** What an application writes, from everything to as little as possible. */
const ENTRIES = {
  requestFn: `${RUNTIME} export { requestFn };`,
  'baseRequestFn, without serializers':
    'export { baseRequestFn } from "@openapi-qraft/react";',
  'all services, all callbacks': `${RUNTIME}
    import { createAPIClient } from "./api";
    export const create = (queryClient) => createAPIClient(${OPTIONS});`,
  '2 of 6 services, all callbacks': `${RUNTIME}
    import { createAPIClient } from "./api-clients";
    export const create = (queryClient) => createAPIClient(${OPTIONS});`,
  '2 of 6 services, 3 callbacks': `${RUNTIME}
    import { createLeanClient } from "./api-clients";
    export const create = (queryClient) => createLeanClient(${OPTIONS});`,
  '1 operation, 3 callbacks': `${RUNTIME}
    import { createLeanServiceClient } from "./api-clients";
    import { getBook } from "${BOOKS}";
    export const create = (queryClient) =>
      createLeanServiceClient(getBook, ${OPTIONS});`,
  '1 operation, only the call': `${RUNTIME}
    import { createBareServiceClient } from "./api-clients";
    import { operationInvokeFn } from "@openapi-qraft/react/callbacks";
    import { getBook } from "${BOOKS}";
    export const create = (queryClient) =>
      createBareServiceClient(getBook, ${OPTIONS}, { operationInvokeFn });`,
  'all services, all callbacks, secure': `${RUNTIME}
    import { createAPIClient } from "./api";
    export { QraftSecureRequestFn } from "@openapi-qraft/react/Unstable_QraftSecureRequestFn";
    export const create = (queryClient) => createAPIClient(${OPTIONS});`,
};

async function bundle(contents: string) {
  const { outputFiles, metafile } = await build({
    stdin: { contents, resolveDir: generated },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    external: EXTERNAL,
    metafile: true,
    write: false,
    logLevel: 'silent',
  });
  const code = outputFiles[0]!.contents;
  const [output] = Object.values(metafile.outputs);
  const callbacks = Object.entries(output!.inputs)
    .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
    .flatMap(([path]) => /callbacks\/(\w+)\.js$/.exec(path)?.[1] ?? [])
    .filter((name) => name !== 'index');
  return {
    callbacks,
    min: code.length,
    brotli: brotliCompressSync(code).length,
  };
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

test('measures what a client adds to a bundle', async () => {
  const rows = [['client', 'minified', 'brotli', 'callbacks']];
  for (const [name, contents] of Object.entries(ENTRIES)) {
    const { min, brotli, callbacks } = await bundle(contents);
    rows.push([
      name,
      kilobytes(min),
      kilobytes(brotli),
      String(callbacks.length),
    ]);
  }
  const text = rows
    .map(([name = '', ...sizes]) =>
      [name.padEnd(36), ...sizes.map((size) => size.padStart(10))].join(''),
    )
    .map((line) => line.trimEnd())
    .join('\n');
  await expect(`${text}\n`).toMatchFileSnapshot('bundleSizes.txt');
});

test('a list of callbacks leaves the others out', async () => {
  const { callbacks } = await bundle(
    ENTRIES['2 of 6 services, 3 callbacks'],
  );
  expect(callbacks.sort()).toEqual([
    'operationInvokeFn',
    'useMutation',
    'useQuery',
  ]);
});

test('the bookshop is as large as the page says', () => {
  expect(Object.keys(services)).toHaveLength(6);
  expect(Object.values(services).flatMap(Object.keys)).toHaveLength(27);
  expect(Object.keys(fewServices)).toHaveLength(2);
});
