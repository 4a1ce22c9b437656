// @vitest-environment node
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { generateClient } from '../../../testing/runCli';
import { makeTemporaryFolder } from '../../../testing/temporaryProject';

const folder = makeTemporaryFolder('photos');

beforeAll(
  () =>
    generateClient(path.join(import.meta.dirname, 'photos.yaml'), folder),
  60_000,
);

test('several files are typed as an array of blobs', async () => {
  const schema = readFileSync(path.join(folder, 'schema.ts'), 'utf8');
  const [, type = ''] =
    /"multipart\/form-data": (\{[^}]*\})/.exec(schema) ?? [];
  expect(type.replaceAll(/\s+/g, ' ')).toBe(
    '{ photos: Blob[]; album?: string; }',
  );
});

test('a form is accepted in place of the object', () => {
  const service = readFileSync(
    path.join(folder, 'services/PhotosService.ts'),
    'utf8',
  );
  expect(service).toMatch(/type UploadPhotosBody = .* \| FormData;/);
});

// > Only `format: binary` becomes `Blob`.
test('files without `format: binary` are strings or unknown', () => {
  const schema = readFileSync(path.join(folder, 'schema.ts'), 'utf8');
  expect(schema).toContain('scan?: string;');
  expect(schema).toContain('"application/octet-stream": string;');
  expect(schema).toContain('"image/png": unknown;');
  const service = readFileSync(
    path.join(folder, 'services/ScansService.ts'),
    'utf8',
  );
  expect(service).toMatch(/type UploadScanBody = .* \| FormData;/);
});
