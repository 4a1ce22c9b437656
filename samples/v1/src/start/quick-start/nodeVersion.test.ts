// @vitest-environment node
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

interface Lockfile {
  packages: Record<string, { engines?: { node?: string } }>;
}

test.each([
  'versioned_docs/version-1.x/getting-started/quick-start.mdx',
  'docs/getting-started/quick-start.mdx',
])('%s names the Node.js versions that Vite runs on', (page) => {
  const { packages } = JSON.parse(read('package-lock.json')) as Lockfile;
  expect(packages['node_modules/vite']?.engines?.node).toBe(
    '^20.19.0 || >=22.12.0',
  );
  expect(read(page)).toContain('Node.js 20.19+ or 22.12+');
});
