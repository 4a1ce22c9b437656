import {expect, test} from 'vitest';
import {resolveImport} from './resolveImport';

test.each([
  ['App.tsx', './client', 'client.ts'],
  ['api/services/index.ts', '../index', 'api/index.ts'],
  ['client.ts', './api', 'api/index.ts'],
  ['client.ts', './api/index.js', 'api/index.ts'],
  ['client.ts', './missing', undefined],
])('%s imports %s', (from, specifier, expected) => {
  const existing = ['App.tsx', 'client.ts', 'api/index.ts'];
  expect(resolveImport(from, specifier, (path) => existing.includes(path))).toBe(expected);
});
