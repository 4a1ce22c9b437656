// @vitest-environment node
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../../../..');
const page = readFileSync(
  path.join(root, 'docs/guides/testing.mdx'),
  'utf8',
);

interface Lockfile {
  packages: Record<string, { version: string }>;
}

test.each([
  ['Vitest', 'vitest', '.'],
  ['jsdom', 'jsdom', '.'],
  ['MSW', 'msw', 'samples/v2'],
  ['Testing Library', '@testing-library/react', 'samples/v2'],
  ['user-event', '@testing-library/user-event', 'samples/v2'],
])('the page names the installed version of %s', (name, id, project) => {
  const file = path.join(root, project, 'package-lock.json');
  const { packages } = JSON.parse(readFileSync(file, 'utf8')) as Lockfile;
  const version = packages[`node_modules/${id}`]?.version;
  const [minor] = /^\d+\.\d+/.exec(version ?? '') ?? [];
  expect(page).toContain(`${name} ${minor}`);
});
