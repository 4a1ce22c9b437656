import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { version as reactDomVersion } from 'react-dom';
import { version as reactVersion } from 'react';
import { expect, test } from 'vitest';

const project = path.resolve(import.meta.dirname, '..');
const resolveFromProject = createRequire(
  path.join(project, 'package.json'),
);

/** The installed version of a package, from its package.json. */
function installedVersion(name: string): string {
  const file = path.join(project, 'node_modules', name, 'package.json');
  // Written by npm, which requires `version`.
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string })
    .version;
}

test('samples run on React 18', () => {
  expect(reactVersion).toMatch(/^18\./);
  expect(reactDomVersion).toMatch(/^18\./);
});

test('samples use 1.x and a compatible TanStack Query', () => {
  expect(installedVersion('@openapi-qraft/react')).toBe('1.14.2');
  expect(installedVersion('@tanstack/react-query')).toMatch(/^5\.79\./);
  expect(installedVersion('@tanstack/query-core')).toMatch(/^5\.79\./);
});

test.each([
  '@testing-library/react',
  '@tanstack/react-query',
  '@openapi-qraft/react',
])('%s resolves React from this project, not from the root', (name) => {
  const fromPackage = createRequire(resolveFromProject.resolve(name));
  for (const react of ['react', 'react/jsx-runtime']) {
    expect(fromPackage.resolve(react)).toBe(
      resolveFromProject.resolve(react),
    );
  }
  expect(resolveFromProject.resolve('react')).toContain(
    path.join(project, 'node_modules'),
  );
});
