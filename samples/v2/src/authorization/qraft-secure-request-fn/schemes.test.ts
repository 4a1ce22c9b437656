// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { generateClient } from '../../../testing/runCli';
import { makeTemporaryFolder } from '../../../testing/temporaryProject';

const folder = makeTemporaryFolder('schemes');

beforeAll(
  () =>
    generateClient(path.join(import.meta.dirname, 'schemes.yaml'), folder),
  60_000,
);

/** The names in the schema of an operation, without quotes. */
function readSecurity(operation: string): string[] | undefined {
  const services = path.join(folder, 'services');
  const code = readdirSync(services)
    .map((name) => readFileSync(path.join(services, name), 'utf8'))
    .join('\n');
  const start = code.indexOf(`export const ${operation} = {`);
  expect(start).toBeGreaterThan(-1);
  const schema = code.slice(start, code.indexOf('}', start));
  const names = /security: \[([^\]]*)\]/.exec(schema)?.[1];
  return names?.split(',').map((name) => name.trim().replaceAll('"', ''));
}

test('security of the document is not in the schema', () => {
  expect(readSecurity('getRoot')).toBeUndefined();
});

test('two schemes that are wanted together are a list like alternatives', () => {
  expect(readSecurity('getBoth')).toEqual(['Token', 'Key']);
});

test('that a request may go without a scheme is not in the schema', () => {
  expect(readSecurity('getPublic')).toEqual(['Token']);
});
