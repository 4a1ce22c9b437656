// @vitest-environment node
import { build } from 'esbuild';
import { brotliCompressSync } from 'node:zlib';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const generated = fileURLToPath(
  new URL('../../../generated', import.meta.url),
);

/** React and TanStack Query are in the application anyway. */
const EXTERNAL = ['react', 'react-dom', '@tanstack/*'];

const RUNTIME =
  'import { qraftAPIClient, requestFn } from "@openapi-qraft/react";';
const lean = (services: string) => `${RUNTIME} ${services}
  import { operationInvokeFn } from "@openapi-qraft/react/callbacks/operationInvokeFn";
  import { useQuery } from "@openapi-qraft/react/callbacks/useQuery";
  export const client = qraftAPIClient(services, { operationInvokeFn, useQuery });
  export { requestFn };`;

/** What an application writes, from everything to as little as possible. */
const ENTRIES = {
  requestFn: 'export { requestFn } from "@openapi-qraft/react";',
  createAPIClient: `${RUNTIME} import { createAPIClient } from "./api";
    export const client = createAPIClient(); export { requestFn };`,
  'all services, 2 callbacks': lean(
    'import { services } from "./api/services";',
  ),
  '1 of 6 services, 2 callbacks': lean(
    `import { booksService } from "./api/services/BooksService";
     const services = { books: booksService };`,
  ),
  'createAPIClient, secure': `${RUNTIME} import { createAPIClient } from "./api";
    export { QraftSecureRequestFn } from "@openapi-qraft/react/Unstable_QraftSecureRequestFn";
    export const client = createAPIClient(); export { requestFn };`,
};

async function measure(contents: string): Promise<[string, string]> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: generated },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    external: EXTERNAL,
    write: false,
    logLevel: 'silent',
  });
  const code = outputFiles[0]!.contents;
  const sizes = [code.length, brotliCompressSync(code).length] as const;
  return [kilobytes(sizes[0]), kilobytes(sizes[1])];
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

test('measures what a client adds to a bundle', async () => {
  const rows = [['minified', 'brotli', 'client']];
  for (const [name, contents] of Object.entries(ENTRIES)) {
    rows.push([...(await measure(contents)), name]);
  }
  // Names are last, so that phones show the sizes without scrolling.
  const text = rows
    .map((row) =>
      row
        .map((cell, at) =>
          at < row.length - 1 ? cell.padStart(10) : `  ${cell}\n`,
        )
        .join(''),
    )
    .join('');
  await expect(text).toMatchFileSnapshot('bundleSizes.txt');
});
