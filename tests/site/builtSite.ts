import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join, relative, sep} from 'node:path';
import {type HTMLElement, parse} from 'node-html-parser';
import {BASE_URL, BUILD_FOLDER} from '../buildFolder';
import {type BuiltElement, parsePage} from './parsePage';

/** An HTML file of the build. */
export interface BuiltPage {
  /** Relative to the build folder, with forward slashes: `docs/1.x/overview.html`. */
  readonly file: string;
  /** URL path of the page: `/openapi-qraft/docs/1.x/overview`. */
  readonly path: string;
  /** All elements as a flat list. Most checks use this. */
  readonly elements: readonly BuiltElement[];
  /**
   * A tree for CSS selectors on the page's content. Its parser is lenient and may lose unquoted attributes, so use
   * `elements` to check ids, links and the head.
   */
  readonly root: HTMLElement;
}

/** Files that are served unchanged, relative to the build folder. */
export const builtFiles = listFiles();
const fileNames = new Set(builtFiles);

// The document in `assets` is the playground's frame, which no reader opens by itself.
const htmlPages: BuiltPage[] = builtFiles
  .filter((file) => file.endsWith('.html') && !file.startsWith('assets/'))
  .map(readPage);

/** Pages that only redirect. */
export const redirectPages = htmlPages.filter(isRedirect);

/** Pages with content, including the 404 page. */
export const pages = htmlPages.filter((page) => !isRedirect(page));

/** Pages for search engines: all except the search page and the not-found page. */
export const contentPages = pages.filter(({file}) => !['404.html', 'search.html'].includes(file));

export const docPages = contentPages.filter(({file}) => file.startsWith('docs/'));

/** Finds elements of a page by tag and attributes. */
export function findElements(
  {elements}: BuiltPage,
  tag: string,
  wanted: Readonly<Record<string, string>> = {},
): BuiltElement[] {
  return elements.filter(
    (element) =>
      element.tag === tag && Object.entries(wanted).every(([name, value]) => element.attributes[name] === value),
  );
}

/** URLs of everything a page loads by itself. Links are not included. */
export function findLoadedAddresses({elements}: BuiltPage): string[] {
  return elements
    .filter(({tag, attributes}) => tag !== 'link' || !['canonical', 'alternate'].includes(attributes.rel ?? ''))
    .flatMap(({tag, attributes}) => (tag === 'link' ? attributes.href : attributes.src) ?? [])
    .filter((address) => !address.startsWith('data:'));
}

/** The label of the docs version a page belongs to. */
export function versionOf({file}: BuiltPage): string {
  return file.startsWith('docs/1.x/') ? '1.x' : '2.x';
}

/** Finds the file that a static host serves for a URL. Returns undefined for a 404. */
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
  const html = readFileSync(join(BUILD_FOLDER, file), 'utf8');
  let root: HTMLElement | undefined;
  return {
    file,
    path,
    elements: parsePage(html),
    get root() {
      return (root ??= parse(html));
    },
  };
}

function isRedirect(page: BuiltPage): boolean {
  return findElements(page, 'meta', {'http-equiv': 'refresh'}).length > 0;
}
