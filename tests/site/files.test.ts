import {existsSync, readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, test} from 'vitest';
import {BASE_URL, BUILD_FOLDER, BUILD_LOG, SITE_URL} from '../buildFolder';
import {
  builtFiles,
  contentPages,
  findElements,
  findLoadedAddresses,
  findServedFile,
  pages,
  redirectPages,
} from './builtSite';

const read = (file: string) => readFileSync(join(BUILD_FOLDER, file), 'utf8');

test('the sitemap lists all pages, but not the search page and no redirects', () => {
  const listed = [...read('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1]);
  expect(listed.sort()).toEqual(contentPages.map(({path}) => SITE_URL + path).sort());
});

test('the pages of the current version have a higher priority in the sitemap', () => {
  const priorities = [...read('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>.*?<priority>([^<]+)<\/priority>/gs)];
  const wrong = priorities.filter(([, url, priority]) => priority !== (url?.includes('/docs/1.x/') ? '0.2' : '0.8'));
  expect(wrong.map(([, url, priority]) => `${url}: ${priority}`)).toEqual([]);
});

test('robots.txt names the sitemap', () => {
  expect(read('robots.txt')).toContain(`Sitemap: ${SITE_URL}${BASE_URL}sitemap.xml`);
});

test('the guide to the playground says what the playground downloads', () => {
  const bundles = builtFiles.filter((file) => file.startsWith('assets/playground/'));
  const megabytes = (...names: string[]) => {
    const files = bundles.filter((file) => names.some((name) => file.startsWith(`assets/playground/${name}.`)));
    return Math.round(files.reduce((sum, file) => sum + statSync(join(BUILD_FOLDER, file)).size, 0) / 1e6);
  };
  const said = [...read('docs/guides/playground.md').matchAll(/about (\S+) MB/g)].map(([, size]) => Number(size));
  expect(said).toEqual([megabytes('typescript', 'generator'), megabytes('language', 'types', 'frame')]);
});

test('no file names a folder of the machine that built the site', () => {
  const texts = builtFiles.filter((file) => /\.(?:html|js|json|md|txt|xml|css)$/.test(file));
  expect(texts.filter((file) => read(file).includes(join(__dirname, '../..')))).toEqual([]);
});

describe('redirects', () => {
  test.each([
    ['docs', 'docs/overview'],
    ['docs/1.x', 'docs/1.x/overview'],
  ])('%s leads to %s', (from, to) => {
    const page = redirectPages.find(({file}) => file === findServedFile(BASE_URL + from));
    const target = page && findElements(page, 'meta', {'http-equiv': 'refresh'})[0]?.attributes.content;
    expect(target).toBe(`0; url=${BASE_URL}${to}`);
  });

  test('every redirect leads to a page', () => {
    const targets = redirectPages.map(
      (page) => findElements(page, 'link', {rel: 'canonical'})[0]?.attributes.href ?? '',
    );
    expect(targets.filter((target) => !findServedFile(new URL(target, SITE_URL).pathname))).toEqual([]);
  });
});

test('no two files differ only in letter case: macOS and Windows would keep one of them', () => {
  const lowerCase = builtFiles.map((file) => file.toLowerCase());
  expect(builtFiles.filter((file, index) => lowerCase.indexOf(file.toLowerCase()) !== index)).toEqual([]);
});

test('the build printed no warnings', () => {
  if (!existsSync(BUILD_LOG)) throw new Error(`${BUILD_LOG} is missing. Run "npm run build": it writes the log.`);
  const log = readFileSync(BUILD_LOG, 'utf8');
  expect(log).toContain('Generated static files');
  expect(
    log.split('\n').filter((line) => /\[(WARNING|ERROR)\]|warning|deprecated|update available/i.test(line)),
  ).toEqual([]);
});

test('no page loads anything from another origin', () => {
  const loaded = pages.flatMap((page) =>
    findLoadedAddresses(page)
      .filter((address) => new URL(address, SITE_URL).origin !== SITE_URL)
      .map((address) => `${page.file}: ${address}`),
  );
  expect(loaded).toEqual([]);
});

test('every file that a page loads is in the build', () => {
  const missing = pages.flatMap((page) =>
    findLoadedAddresses(page)
      .map((address) => new URL(address, SITE_URL + page.path))
      .filter(({origin, pathname}) => origin === SITE_URL && !findServedFile(pathname))
      .map(({pathname}) => `${page.file}: ${pathname}`),
  );
  expect(missing).toEqual([]);
});

// Pages prefetch chunks, and most of the browser tests turn that off.
describe('scripts and style sheets', () => {
  const texts = builtFiles.filter((file) => /\.(css|html|js|json|md|webmanifest)$/.test(file)).map(read);
  const named = new Set([
    ...texts.flatMap((text) => text.match(/assets\/(?:[\w-]+\/)+[\w.~-]+\.[a-z]\w*/g) ?? []),
    ...listChunks(read(builtFiles.find((file) => file.startsWith('assets/js/runtime~main.'))!)),
  ]);

  test('every file in assets that they name is in the build', () => {
    expect([...named].filter((file) => !builtFiles.includes(file))).toEqual([]);
  });

  test('all of them are named, so that the test above misses no name', () => {
    const loadable = builtFiles.filter((file) => /^assets\/(css|js)\//.test(file));
    expect(loadable.filter((file) => !named.has(file))).toEqual([]);
  });
});

/** Files of the chunks in the tables of the bundler's runtime, which are objects by chunk id: `{1035:"4b767552"}`. */
function listChunks(runtime: string): string[] {
  const listValues = (table = ''): string[] => [...table.matchAll(/:"([^"]+)"/g)].map(([, value]) => value!);
  const scripts = /"assets\/js\/"\+\(\{(.*?)\}/.exec(runtime);
  const styles = /"assets\/css\/"\+\(\{(.*?)\}.*?\{(.*?)\}/.exec(runtime);
  const hashes = listValues(styles?.[2]);
  return [
    ...listValues(scripts?.[1]).map((hash) => `assets/js/${hash}.js`),
    ...listValues(styles?.[1]).map((name, index) => `assets/css/${name}.${hashes[index] ?? ''}.css`),
  ];
}
