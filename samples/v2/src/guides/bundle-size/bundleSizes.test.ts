// @vitest-environment node
import { build, type Plugin } from 'esbuild';
import { brotliCompressSync } from 'node:zlib';
import path from 'node:path';
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
  'own request function, JSON only':
    'export { jsonRequestFn } from "../src/guides/bundle-size/jsonRequestFn";',
  'qraftAPIClient, without callbacks':
    'export { qraftAPIClient } from "@openapi-qraft/react";',
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
  '1 operation, direct call only': `${RUNTIME}
    import { createBareServiceClient } from "./api-clients";
    import { operationInvokeFn } from "@openapi-qraft/react/callbacks";
    import { getBook } from "${BOOKS}";
    export const create = (queryClient) =>
      createBareServiceClient(getBook, ${OPTIONS}, { operationInvokeFn });`,
  'own client, 3 operations, 3 callbacks': `${RUNTIME}
    export { api } from "../src/guides/bundle-size/lean";`,
  'two clients, all callbacks': `${RUNTIME}
    import { createAPIClient } from "./api";
    import { createAPIClient as createSecond } from "./api-clients";
    export const create = (queryClient) =>
      [createAPIClient(${OPTIONS}), createSecond(${OPTIONS})];`,
  'all services, all callbacks, secure': `${RUNTIME}
    import { createAPIClient } from "./api";
    export { QraftSecureRequestFn } from "@openapi-qraft/react/Unstable_QraftSecureRequestFn";
    export const create = (queryClient) => createAPIClient(${OPTIONS});`,
};

/** In a sample, `./api` stands for a folder elsewhere. */
const resolvePageFolder: Plugin = {
  name: 'page-folder',
  setup: (build) => {
    build.onResolve({ filter: /^\.\/api\b/ }, (imported) => {
      if (imported.resolveDir !== import.meta.dirname) return undefined;
      return build.resolve(imported.path, {
        kind: imported.kind,
        resolveDir: generated,
      });
    });
  },
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
    plugins: [resolvePageFolder],
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
    text: outputFiles[0]!.text,
  };
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** Names are last, so that phones show the sizes without scrolling. */
const formatTable = (rows: string[][]) =>
  rows
    .map((row) =>
      row
        .map((cell, at) =>
          at < row.length - 1 ? cell.padStart(10) : `  ${cell}\n`,
        )
        .join(''),
    )
    .join('');

test('measures what a client adds to a bundle', async () => {
  const rows = [['minified', 'brotli', 'callbacks', 'client']];
  for (const [name, contents] of Object.entries(ENTRIES)) {
    const { min, brotli, callbacks } = await bundle(contents);
    rows.push([
      kilobytes(min),
      kilobytes(brotli),
      String(callbacks.length),
      name,
    ]);
  }
  await expect(formatTable(rows)).toMatchFileSnapshot('bundleSizes.txt');
});

/** What some callbacks cost on their own, with the code that they share. */
const CALLBACKS = [
  'operationInvokeFn',
  'useQuery',
  'useMutation',
  'useSuspenseQuery',
  'useInfiniteQuery',
  'useQueries',
  'getQueryKey',
  'getQueryData',
  'setQueryData',
  'invalidateQueries',
  'fetchQuery',
];

test('measures single callbacks', async () => {
  const rows = [['minified', 'brotli', 'callback']];
  for (const name of CALLBACKS) {
    const { min, brotli } = await bundle(
      `export { ${name} } from "@openapi-qraft/react/callbacks";`,
    );
    rows.push([kilobytes(min), kilobytes(brotli), name]);
  }
  await expect(formatTable(rows)).toMatchFileSnapshot('callbackSizes.txt');
});

test('an operation adds about as much as the page says', async () => {
  const client = (names: string) => `${RUNTIME}
    import { qraftAPIClient } from "@openapi-qraft/react";
    import { useQuery } from "@openapi-qraft/react/callbacks";
    import { services } from "./api";
    export const create = (queryClient) =>
      qraftAPIClient(${names}, { useQuery }, ${OPTIONS});`;
  const all = await bundle(client('services'));
  const none = await bundle(client('{}'));
  expect(Math.round((all.min - none.min) / 27 / 10) * 10).toBe(100);
  expect(Math.round((all.brotli - none.brotli) / 27 / 5) * 5).toBe(20);
});

test('unused operations and services leave the bundle', async () => {
  const { text } = await bundle(
    ENTRIES['own client, 3 operations, 3 callbacks'],
  );
  expect(text).toContain('"/books/{bookId}"');
  expect(text).not.toContain('"/books/{bookId}/reviews"');
  expect(text).not.toContain('/authors');
});

test('a client that is imported on demand has a chunk of its own', async () => {
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, 'lazy.ts')],
    bundle: true,
    splitting: true,
    format: 'esm',
    external: EXTERNAL,
    outdir: 'out',
    write: false,
    plugins: [resolvePageFolder],
  });
  const [entry, ...chunks] = outputFiles;
  expect(entry!.text).not.toContain('/books');
  expect(chunks.some(({ text }) => text.includes('"/books"'))).toBe(true);
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
