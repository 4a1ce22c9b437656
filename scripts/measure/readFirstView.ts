import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Page, Request} from '@playwright/test';
import {BASE_URL, BUILD_FOLDER} from '../../tests/buildFolder';
import {toKibibytes, weigh} from './weigh';

/** What one address costs a reader who arrives with an empty cache. Sizes are KiB after Brotli. */
export interface FirstView {
  /** The document with what it holds inline. */
  html: number;
  /** The document as it is parsed, without compression. */
  htmlUncompressed: number;
  /** Elements that the server sent, scripts not yet run. */
  elements: number;
  /** Document, and stylesheets and fonts that were asked for before any script. */
  readable: number;
  /** Scripts until the page is quiet, without prefetched ones. */
  javascript: number;
  /** Everything until the page is quiet, without what is fetched ahead for other pages. */
  all: number;
  requests: number;
  /** Files fetched ahead for other pages: depends on the links in view, so it has no budget. */
  prefetched: number;
}

interface Loaded {
  readonly kind: 'document' | 'stylesheet' | 'font' | 'script' | 'prefetch' | 'other';
  readonly size: number;
}

/** Opens an address in a fresh page and weighs everything it loads until it has been quiet for half a second. */
export async function readFirstView(page: Page, address: string): Promise<FirstView> {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  const response = await page.goto(address, {waitUntil: 'load'});
  if (response?.status() !== 200) throw new Error(`${address} answers ${response?.status() ?? 'nothing'}.`);
  const html = await response.text();
  await page.locator('html[data-has-hydrated=true]').waitFor({state: 'attached'});
  await page.waitForLoadState('networkidle');

  const firstScript = requests.findIndex((request) => request.resourceType() === 'script');
  // A file that was loaded before its prefetch, or twice, is in the cache already.
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

/** Bytes of a file of the build after Brotli, by its address. */
export function weighFile(address: string): number {
  const name = decodeURI(new URL(address).pathname).slice(BASE_URL.length);
  const body = readFileSync(join(BUILD_FOLDER, /\.\w+$/.test(name) ? name : `${name || 'index'}.html`));
  // Images and fonts are compressed formats already; Brotli would only add its frame.
  const isCompressed = /\.(?:png|woff2|ico|jpe?g|webp)$/.test(name);
  return isCompressed ? body.length : weigh(body);
}

function kindOf(request: Request): Loaded['kind'] {
  const type = request.resourceType();
  if (type === 'document' || type === 'stylesheet' || type === 'font' || type === 'script') return type;
  // Chromium reports <link rel="prefetch"> as "other", with the file's own extension.
  return new URL(request.url()).pathname.endsWith('.js') ? 'prefetch' : 'other';
}

async function countElements(page: Page, html: string): Promise<number> {
  return page.evaluate((text) => new DOMParser().parseFromString(text, 'text/html').querySelectorAll('*').length, html);
}
