import {once} from 'node:events';
import {existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {bookshopDocument, sampleProject} from '../projects';
import {runCommand, type CommandResult} from '../runCommand';

const project = sampleProject('v2');
const folder = mkdtempSync(path.join(tmpdir(), 'remote-document-'));

/** Pages that a server may send in place of a document. */
const HTML: Partial<Record<string, string>> = {
  '/docs': '<!doctype html>\n<title>API</title>\n<script>\n  show({\n    url: "/openapi.json",\n  })\n</script>\n',
  '/': '<!doctype html>\n<html lang="en">\n  <title>API</title>\n</html>\n',
};

/** Serves the document only to requests with the token. */
const server = createServer((request, response) => {
  const html = HTML[request.url ?? ''];
  if (html) return response.end(html);
  const isAllowed = request.headers.authorization === 'Bearer let-me-in';
  response.writeHead(isAllowed ? 200 : 401, {'content-type': 'application/yaml'});
  response.end(isAllowed ? readFileSync(bookshopDocument) : '');
});

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo; // Always an object for a server that listens on a port
  const shown = readFileSync(path.join(project, 'src/codegen/redocly-config/remote/redocly.yaml'), 'utf8');
  const address = `http://127.0.0.1:${port}`;
  writeFileSync(path.join(folder, 'redocly.yaml'), shown.replaceAll('https://bookshop.example', address));
});

afterAll(() => {
  server.close();
  rmSync(folder, {recursive: true});
});

function generate(env: Record<string, string>): Promise<CommandResult> {
  return runCommand(path.join(project, 'node_modules/.bin/openapi-qraft'), ['--redocly'], {folder, env});
}

test('without the header, the document is refused and nothing is generated', async () => {
  const refused = await generate({});
  expect(refused.exitCode).toBe(1);
  expect(existsSync(path.join(folder, 'src'))).toBe(false);
});

test('the headers shown on the page authorize the download of a document', async () => {
  const allowed = await generate({BOOKSHOP_DOCUMENT_TOKEN: 'Bearer let-me-in'});
  expect(allowed.output).toContain('API clients successfully generated for: "shop".');
  expect(existsSync(path.join(folder, 'src/api/services/BooksService.ts'))).toBe(true);
});

test.each([
  ['/docs', 'YamlParseError'],
  ['/', 'Unsupported schema format, expected `openapi: 3.x`'],
])('an HTML page at %s gives the message under which the page explains it', async (url, message) => {
  const {port} = server.address() as AddressInfo;
  const {exitCode, output} = await runCommand(
    path.join(project, 'node_modules/.bin/openapi-qraft'),
    [
      `http://127.0.0.1:${port}${url}`,
      ...['--plugin', 'tanstack-query-react', '--plugin', 'openapi-typescript', '--output-dir', 'src/html'],
    ],
    {folder},
  );
  expect(exitCode).toBe(1);
  expect(output).toContain(message);
});
