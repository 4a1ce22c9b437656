// Serves the build the way GitHub Pages does: addresses without .html, folders with a slash,
// 404.html for the rest, everything under the base path.
import {existsSync, readFileSync, statSync} from 'node:fs';
import {createServer} from 'node:http';
import {extname, join, normalize} from 'node:path';
import contentTypes from '../../scripts/contentTypes.json';
import {BASE_URL, BUILD_FOLDER} from '../buildFolder';
import {PORT} from './port';

const CONTENT_TYPES: Readonly<Record<string, string>> = contentTypes;

interface Answer {
  readonly status: number;
  readonly file?: string;
  readonly location?: string;
}

const isFile = (name: string) => existsSync(join(BUILD_FOLDER, name)) && statSync(join(BUILD_FOLDER, name)).isFile();

/** What the host answers for a path such as `/openapi-qraft/docs/overview`. */
function answer(path: string): Answer {
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

createServer((request, response) => {
  const {pathname, search} = new URL(request.url ?? '/', 'http://localhost');
  const {status, file, location} = answer(decodeURI(pathname));
  const type = CONTENT_TYPES[extname(file ?? '')] ?? 'application/octet-stream';
  response.writeHead(status, {
    ...(location && {Location: location + search}),
    ...(file && {'Content-Type': type, 'Cache-Control': 'max-age=600'}),
  });
  response.end(file && readFileSync(join(BUILD_FOLDER, file)));
}).listen(PORT, '127.0.0.1');
