import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join, relative, sep} from 'node:path';
import {type HTMLElement, parse} from 'node-html-parser';
import {BASE_URL, BUILD_FOLDER} from '../buildFolder';

/** One HTML file of the build. */
export interface BuiltPage {
  /** Relative to the build folder, with forward slashes: `docs/1.x/overview.html`. */
  readonly file: string;
  /** As readers see it: `/openapi-qraft/docs/1.x/overview`. */
  readonly path: string;
  readonly root: HTMLElement;
}

/** Files served as they are found, relative to the build folder. */
export const builtFiles = listFiles();
const fileNames = new Set(builtFiles);

const htmlPages: BuiltPage[] = builtFiles.filter((file) => file.endsWith('.html')).map(readPage);

/** Pages that only send the reader on. */
export const redirectPages = htmlPages.filter(isRedirect);

/** Pages with content of their own, the not-found page included. */
export const pages = htmlPages.filter((page) => !isRedirect(page));

/** The pages that a search engine should know: all but the search and the not-found page. */
export const contentPages = pages.filter(({file}) => !['404.html', 'search.html'].includes(file));

export const docPages = contentPages.filter(({file}) => file.startsWith('docs/'));

/** The label of the docs version a page belongs to. */
export function versionOf({file}: BuiltPage): string {
  return file.startsWith('docs/1.x/') ? '1.x' : '2.x';
}

/** Finds the file that a static host answers with, or undefined for its 404. */
export function findServedFile(path: string): string | undefined {
  if (!path.startsWith(BASE_URL) && `${path}/` !== BASE_URL) return undefined;
  const name = decodeURI(path.slice(BASE_URL.length)).replace(/\/$/, '');
  const candidates = name === '' ? ['index.html'] : [name, `${name}.html`, `${name}/index.html`];
  return candidates.find((candidate) => fileNames.has(candidate));
}

function listFiles(): string[] {
  if (!existsSync(BUILD_FOLDER)) {
    throw new Error(`There is no built site in ${BUILD_FOLDER}. Run "npm run build" first.`);
  }
  return readdirSync(BUILD_FOLDER, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => relative(BUILD_FOLDER, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

function readPage(file: string): BuiltPage {
  const path = BASE_URL + file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '');
  // The minifier leaves out quotes, and the parser takes the end of `href=/docs/>` for a self-closing tag.
  const html = readFileSync(join(BUILD_FOLDER, file), 'utf8').replace(
    / (href|content|src)=([^\s"'<>]+\/)>/g,
    ' $1="$2">',
  );
  return {file, path, root: parse(html)};
}

function isRedirect({root}: BuiltPage): boolean {
  return root.querySelector('meta[http-equiv=refresh]') !== null;
}
