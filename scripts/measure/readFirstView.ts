import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Page, Request} from '@playwright/test';
import {BASE_URL, BUILD_FOLDER} from '../../tests/buildFolder';
import {toKibibytes, weigh} from './weigh';

/** What one page loads with an empty cache. Sizes are in KiB after Brotli compression. */
export interface FirstView {
  /** The document with everything inlined in it. */
  html: number;
  /** The document without compression. */
  htmlUncompressed: number;
  /** Elements in the HTML from the server. */
  elements: number;
  /** The document, and the stylesheets and fonts requested before the first script. */
  readable: number;
  /** Scripts loaded until the network is idle, without prefetched ones. */
  javascript: number;
  /** Everything loaded until the network is idle, without prefetched files. */
  all: number;
  requests: number;
  /** Prefetched files. They depend on the links in view, so there is no budget. */
  prefetched: number;
}

interface Loaded {
  readonly kind: 'document' | 'stylesheet' | 'font' | 'script' | 'prefetch' | 'other';
  readonly size: number;
}

/** Opens a page with an empty cache and weighs everything it loads until the network is idle. */
export async function readFirstView(page: Page, address: string): Promise<FirstView> {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  const response = await page.goto(address, {waitUntil: 'load'});
  if (response?.status() !== 200)
    throw new Error(`${address} responds with ${response?.status() ?? 'nothing'} instead of 200.`);
  const html = await response.text();
  await page.locator('html[data-has-hydrated=true]').waitFor({state: 'attached'});
  await page.waitForLoadState('networkidle');

  const firstScript = requests.findIndex((request) => request.resourceType() === 'script');
  // A repeated request, such as a prefetch of a loaded file, is served from the cache.
  const first = requests.filter((one, index) => requests.findIndex((other) => other.url() === one.url()) === index);
  const loaded = first.map(readRequest);
  const sum = (wanted: (file: Loaded, index: number) => boolean): number =>
    toKibibytes(loaded.filter(wanted).reduce((total, {size}) => total + size, 0));
  const isBeforeScripts = (index: number): boolean => firstScript < 0 || index < firstScript;

  return {
    html: toKibibytes(weigh(html)),
    htmlUncompressed: toKibibytes(Buffer.byteLength(html)),
    elements: await countElements(page, html),
    readable: sum(
      ({kind}, index) => kind === 'document' || ((kind === 'stylesheet' || kind === 'font') && isBeforeScripts(index)),
    ),
    javascript: sum(({kind}) => kind === 'script'),
    all: sum(({kind}) => kind !== 'prefetch'),
    requests: loaded.filter(({kind, size}) => kind !== 'prefetch' && size > 0).length,
    prefetched: sum(({kind}) => kind === 'prefetch'),
  };
}

function readRequest(request: Request): Loaded {
  if (request.url().startsWith('data:')) return {kind: 'other', size: 0};
  return {kind: kindOf(request), size: weighFile(request.url())};
}

/** Size of a file of the build in bytes after Brotli compression, by its URL. */
export function weighFile(address: string): number {
  const name = decodeURI(new URL(address).pathname).slice(BASE_URL.length);
  const body = readFileSync(join(BUILD_FOLDER, /\.\w+$/.test(name) ? name : `${name || 'index'}.html`));
  // These formats are already compressed, so hosts do not compress them again.
  const isCompressed = /\.(?:png|woff2|ico|jpe?g|webp)$/.test(name);
  return isCompressed ? body.length : weigh(body);
}

function kindOf(request: Request): Loaded['kind'] {
  const type = request.resourceType();
  if (type === 'document' || type === 'stylesheet' || type === 'font' || type === 'script') return type;
  // Chromium reports <link rel="prefetch"> as "other". Only scripts are prefetched.
  return new URL(request.url()).pathname.endsWith('.js') ? 'prefetch' : 'other';
}

async function countElements(page: Page, html: string): Promise<number> {
  return page.evaluate((text) => new DOMParser().parseFromString(text, 'text/html').querySelectorAll('*').length, html);
}
