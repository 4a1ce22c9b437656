import {existsSync, readFileSync, statSync} from 'node:fs';
import {createServer} from 'node:http';
import {extname, join, normalize} from 'node:path';
import {brotliCompressSync} from 'node:zlib';

const TYPES = JSON.parse(readFileSync(join(import.meta.dirname, '../../scripts/contentTypes.json'), 'utf8'));
const IS_TEXT = /^(?:text|application|image\/svg)/;

const isFile = (path) => existsSync(path) && statSync(path).isFile();

/**
 * Serves a build as a static host does: URLs without `.html`, Brotli, and a cache lifetime of one day.
 *
 * @param {string} folder build folder
 * @param {string} basePath with a slash at both ends
 * @returns {Promise<{origin: string, close: () => void}>}
 */
export function serve(folder, basePath) {
  const bodies = new Map();

  function read(file) {
    if (!bodies.has(file)) {
      const type = TYPES[extname(file)] ?? 'application/octet-stream';
      const body = readFileSync(file);
      bodies.set(file, IS_TEXT.test(type) ? {type, body: brotliCompressSync(body), encoding: 'br'} : {type, body});
    }
    return bodies.get(file);
  }

  const server = createServer((request, response) => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    const path = normalize(`/${decodeURI(pathname).replace(basePath, '')}`).slice(1);
    const name = path === '' || path.endsWith('/') ? `${path}index.html` : path;
    const found = [name, `${name}.html`].map((candidate) => join(folder, candidate)).find(isFile);
    const {type, body, encoding} = read(found ?? join(folder, '404.html'));
    response.writeHead(found ? 200 : 404, {
      'Content-Type': type,
      'Cache-Control': 'max-age=86400',
      ...(encoding && {'Content-Encoding': encoding}),
    });
    response.end(body);
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      resolve({origin: `http://127.0.0.1:${server.address().port}`, close: () => server.close()});
    });
  });
}
