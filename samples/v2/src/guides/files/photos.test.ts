// @vitest-environment node
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const project = path.join(import.meta.dirname, '../../..');
const folder = mkdtempSync(path.join(tmpdir(), 'photos-'));

beforeAll(async () => {
  await promisify(execFile)(
    path.join(project, 'node_modules/.bin/openapi-qraft'),
    [
      path.join(import.meta.dirname, 'photos.yaml'),
      ...['--plugin', 'tanstack-query-react'],
      ...['--plugin', 'openapi-typescript'],
      ...['--output-dir', folder],
    ],
  );
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true }));

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
