// Serves a build the way GitHub Pages does: addresses without .html, folders with a slash, 404.html for the rest,
// everything under the base path.
import {existsSync, readFileSync, statSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import {extname, join, normalize} from 'node:path';
import contentTypes from '../../scripts/contentTypes.json';
import {BASE_URL} from '../buildFolder';

const CONTENT_TYPES: Readonly<Record<string, string>> = contentTypes;

interface HostResponse {
  readonly status: number;
  readonly file?: string;
  readonly location?: string;
}

/** The response of the host to a path such as `/openapi-qraft/docs/overview`. */
function respond(folder: string, path: string): HostResponse {
  const isFile = (name: string): boolean => existsSync(join(folder, name)) && statSync(join(folder, name)).isFile();
  if (`${path}/` === BASE_URL) return {status: 301, location: BASE_URL};
  if (!path.startsWith(BASE_URL)) return {status: 404};
  const name = normalize(`/${path.slice(BASE_URL.length)}`).slice(1);
  if (name === '' || name.endsWith('/')) {
    if (isFile(`${name}index.html`)) return {status: 200, file: `${name}index.html`};
  } else {
    const file = [name, `${name}.html`].find(isFile);
    if (file) return {status: 200, file};
    if (isFile(`${name}/index.html`)) return {status: 301, location: `${path}/`};
  }
  return {status: 404, file: '404.html'};
}

/**
 * Serves a built site. Resolves when the server is listening.
 *
 * @param port 0 for a free port
 * @throws Error when there is no build in the folder, or the port is taken
 */
export async function serveBuild(folder: string, port: number): Promise<{address: string; server: Server}> {
  if (!existsSync(join(folder, 'index.html'))) throw new Error(`There is no built site in ${folder}. Build it first.`);
  const server = createServer((request, response) => {
    const {pathname, search} = new URL(request.url ?? '/', 'http://localhost');
    const {status, file, location} = respond(folder, decodeURI(pathname));
    const type = CONTENT_TYPES[extname(file ?? '')] ?? 'application/octet-stream';
    response.writeHead(status, {
      ...(location && {Location: location + search}),
      ...(file && {'Content-Type': type, 'Cache-Control': 'max-age=600'}),
    });
    response.end(file && readFileSync(join(folder, file)));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('The server listens on no port.');
  return {address: `http://127.0.0.1:${bound.port}${BASE_URL}`, server};
}
