import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, test} from 'vitest';
import {BASE_URL, BUILD_FOLDER, BUILD_LOG, SITE_URL} from '../buildFolder';
import {builtFiles, contentPages, findServedFile, pages, redirectPages} from './builtSite';

const read = (file: string) => readFileSync(join(BUILD_FOLDER, file), 'utf8');

test('the sitemap lists the pages: no search, no redirect, none missing', () => {
  const listed = [...read('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1]);
  expect(listed.sort()).toEqual(contentPages.map(({path}) => SITE_URL + path).sort());
});

test('robots.txt names the sitemap', () => {
  expect(read('robots.txt')).toContain(`Sitemap: ${SITE_URL}${BASE_URL}sitemap.xml`);
});

describe('redirects', () => {
  test.each([
    ['docs', 'docs/overview'],
    ['docs/1.x', 'docs/1.x/overview'],
  ])('%s leads to %s', (from, to) => {
    const page = redirectPages.find(({file}) => file === findServedFile(BASE_URL + from));
    const target = page?.root.querySelector('meta[http-equiv=refresh]')?.getAttribute('content');
    expect(target).toBe(`0; url=${BASE_URL}${to}`);
  });

  test('every redirect leads to a page', () => {
    const targets = redirectPages.map(
      ({root}) => root.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '',
    );
    expect(targets.filter((target) => !findServedFile(new URL(target, SITE_URL).pathname))).toEqual([]);
  });
});

test('no two files differ only by case: macOS and Windows would keep one of them', () => {
  const lowerCase = builtFiles.map((file) => file.toLowerCase());
  expect(builtFiles.filter((file, index) => lowerCase.indexOf(file.toLowerCase()) !== index)).toEqual([]);
});

test('the build ended without a warning', () => {
  if (!existsSync(BUILD_LOG)) throw new Error(`${BUILD_LOG} is missing. Run "npm run build": it writes the log.`);
  const log = readFileSync(BUILD_LOG, 'utf8');
  expect(log).toContain('Generated static files');
  expect(
    log.split('\n').filter((line) => /\[(WARNING|ERROR)\]|warning|deprecated|update available/i.test(line)),
  ).toEqual([]);
});

test('no page loads anything from another origin', () => {
  const loaded = pages.flatMap((page) =>
    page.root
      .querySelectorAll('script[src], img[src], source[src], video[src], iframe[src], link[href]')
      .filter((element) => !['canonical', 'alternate'].includes(element.getAttribute('rel') ?? ''))
      .map((element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '')
      .filter((address) => !address.startsWith('data:') && new URL(address, SITE_URL).origin !== SITE_URL)
      .map((address) => `${page.file}: ${address}`),
  );
  expect(loaded).toEqual([]);
});

test('every file that a page loads is in the build', () => {
  const missing = pages.flatMap((page) =>
    page.root
      .querySelectorAll('script[src], img[src], link[rel=stylesheet], link[rel=icon], link[rel=preload]')
      .map((element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '')
      .filter((address) => !address.startsWith('data:') && !findServedFile(new URL(address, SITE_URL).pathname))
      .map((address) => `${page.file}: ${address}`),
  );
  expect(missing).toEqual([]);
});
