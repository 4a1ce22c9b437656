// @vitest-environment node
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { generateClient } from '../../../testing/runCli';
import { makeTemporaryFolder } from '../../../testing/temporaryProject';

const folder = makeTemporaryFolder('responses');
let services: string;

beforeAll(async () => {
  await generateClient(
    path.join(import.meta.dirname, 'responses.yaml'),
    folder,
  );
  const names = ['Reports', 'Numbers', 'Silent'];
  const files = names.map((name) =>
    readFile(path.join(folder, `services/${name}Service.ts`), 'utf8'),
  );
  services = (await Promise.all(files)).join('\n');
}, 60_000);

/** The statuses that a generated type of an operation takes from `schema.ts`. */
function readType(operation: string, kind: 'Data' | 'Error'): string {
  const name = operation.replace(/^./, (letter) => letter.toUpperCase());
  const declaration = new RegExp(`type ${name}${kind} = ([^;]*);`);
  const type = declaration.exec(services)?.[1] ?? '';
  const statuses = [...type.matchAll(/\["responses"\]\["?(\w+)"?\]/g)];
  return statuses.map(([, status]) => status).join(' | ') || type;
}

test.each([
  ['listReports', 'unknown', '2XX | default'],
  ['getLatestReport', '200', '4XX | default'],
  ['getNumbers', '200 | 202', '404 | 500'],
  ['getSilent', '200', 'unknown'],
])('%s: data is %s, error is %s', (operation, data, error) => {
  expect(readType(operation, 'Data')).toBe(data);
  expect(readType(operation, 'Error')).toBe(error);
});
