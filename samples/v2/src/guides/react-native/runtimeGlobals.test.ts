// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const folder = path.resolve(
  import.meta.dirname,
  '../../../node_modules/@openapi-qraft/react/dist/esm',
);
const source = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.js'))
  .map((file) => readFileSync(path.join(folder, file), 'utf8'))
  .join('\n')
  .replaceAll(/\/\*.*?\*\/|\/\/[^\n]*/gs, '');

test.each([
  'fetch',
  'Headers',
  'Response',
  'FormData',
  'Blob',
  'URLSearchParams',
  'Proxy',
  'atob',
])('the package uses %s', (name) => {
  expect(source).toMatch(new RegExp(`\\b${name}\\b`));
});

test.each([
  'new URL(',
  'AbortSignal',
  'AbortController',
  'ReadableStream',
  'TextEncoder',
  'TextDecoder',
  'structuredClone',
  'crypto',
])('the package does not use %s', (name) => {
  expect(source).not.toContain(name);
});
