// @vitest-environment node
import path from 'node:path';
import { expect, test } from 'vitest';
import { resolveLikeReader } from '../../common/testing/resolveLikeReader';

const project = path.resolve(import.meta.dirname, '..');
const { resolveId } = resolveLikeReader(project);

function resolve(source: string, importer: string): string | undefined {
  if (typeof resolveId !== 'function') throw new Error('No resolveId.');
  const resolved: unknown = Reflect.apply(resolveId, undefined, [
    source,
    path.join(project, importer),
  ]);
  return typeof resolved === 'string'
    ? path.relative(project, resolved)
    : undefined;
}

const page = 'src/core/query-operation/showBook.ts';

test.each([
  ['./client', page, 'shared/client.ts'],
  ['./api', page, 'generated/api/index.ts'],
  [
    './api/services/BooksService',
    page,
    'generated/api/services/BooksService.ts',
  ],
  ['./api-queryable', page, 'generated/api-queryable/index.ts'],
  ['./api', 'shared/client.ts', 'generated/api/index.ts'],
])('%s in %s resolves to %s', (source, importer, file) => {
  expect(resolve(source, importer)).toBe(file);
});

test("a file of the sample's own folder wins", () => {
  expect(resolve('./showBook', page)).toBe(page);
});

test('ignores packages and unknown files', () => {
  expect(resolve('react', page)).toBeUndefined();
  expect(resolve('./nowhere', page)).toBeUndefined();
});
