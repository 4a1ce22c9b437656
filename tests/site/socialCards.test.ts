import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {getToken, readPalettes} from '../../src/css/tokens';
import {BUILD_FOLDER, SITE_URL} from '../buildFolder';
import {builtFiles, type BuiltPage, contentPages, docPages, findElements, findServedFile} from './builtSite';

const LARGEST = 60_000;

const valuesOf = (page: BuiltPage, name: string) =>
  findElements(page, 'meta')
    .filter(({attributes}) => attributes.property === name || attributes.name === name)
    .map(({attributes}) => attributes.content ?? '');

/** The image file that a page names, or undefined when the image is not on this site. */
function findImage(page: BuiltPage, name: string): string | undefined {
  const [address = ''] = valuesOf(page, name);
  return address.startsWith(`${SITE_URL}/`) ? findServedFile(new URL(address).pathname) : undefined;
}

test('every page names one image in its Open Graph and Twitter tags, with an alternative text', () => {
  const wrong = contentPages.filter((page) => {
    const once = [
      'og:image',
      'twitter:image',
      'og:image:alt',
      'twitter:image:alt',
      'og:title',
      'og:url',
      'twitter:card',
    ];
    return (
      once.some((name) => valuesOf(page, name).length !== 1 || valuesOf(page, name)[0] === '') ||
      findImage(page, 'og:image') === undefined ||
      findImage(page, 'og:image') !== findImage(page, 'twitter:image')
    );
  });
  expect(wrong.map(({file}) => file)).toEqual([]);
});

test('the theme color of every page is a token', () => {
  const color = getToken(readPalettes().light, 'banner-bg');
  expect(contentPages.filter((page) => valuesOf(page, 'theme-color').join() !== color).map(({file}) => file)).toEqual(
    [],
  );
});

test('every docs page has its own image', () => {
  const images = docPages.map((page) => findImage(page, 'og:image'));
  expect(images).toEqual(docPages.map(({file}) => `img/social/${file.replace(/\.html$/, '.png')}`));
});

test('an image is a PNG of 1200 by 630 pixels and at most 60 kB', () => {
  const images = builtFiles.filter((file) => file.startsWith('img/social'));
  expect(images.length).toBeGreaterThan(docPages.length);
  const wrong = images.filter((file) => {
    const png = readFileSync(join(BUILD_FOLDER, file));
    return png.length > LARGEST || png.readUInt32BE(16) !== 1200 || png.readUInt32BE(20) !== 630;
  });
  expect(wrong).toEqual([]);
});
