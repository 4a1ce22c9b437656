import {expect, test} from 'vitest';
import {purgeCss, readNeeds} from './purgeCss';
import {readSiteWords} from './readSiteWords';

const words = readSiteWords(
  ['<html class=docs><body><div class="card card_x1 open alert--note"><a href=#>x</a></div>'],
  ['const a = "toggled"; const b = "badge--" + type; element.style.setProperty("--set-by-script", 1); "footer__logo"'],
);

test('keeps what a page or a script can show', () => {
  const css = '.card{a:b}.toggled a:hover{a:b}.badge--danger{a:b}html[data-theme=dark] .open{a:b}';
  expect(purgeCss(css, words)).toBe(css);
});

test('leaves out rules whose class, id or tag nobody names', () => {
  expect(purgeCss('.card .gone{a:b}#gone{a:b}blink{a:b}.open{a:b}', words)).toBe('.open{a:b}');
});

test('asks pages alone for what components have from the start', () => {
  expect(purgeCss('.alert--note{a:b}.alert--tip{a:b}.footer__logo{a:b}', words)).toBe('.alert--note{a:b}');
});

test('shortens lists of selectors, and drops groups that are empty', () => {
  expect(purgeCss('.gone,.card{a:b}@media print{.gone{a:b}}@media print{.gone{a:b}.card{a:b}}', words)).toBe(
    '.card{a:b}@media print{.card{a:b}}',
  );
});

test('does not ask for alternatives and exceptions', () => {
  const css = '.card:not(.gone){a:b}:is(.gone,.card) a{a:b}.open:has(> .gone:not(.far)){a:b}[class*="gone"]{a:b}';
  expect(purgeCss(css, words)).toBe(css);
});

test('leaves out custom properties that nothing uses, also those of each other', () => {
  const css = ':root{--one:1;--two:var(--three);--three:3;--set-by-script:4}.card{a:var(--one)}';
  expect(purgeCss(css, words)).toBe(':root{--one:1;--set-by-script:4}.card{a:var(--one)}');
});

test('leaves out custom properties that a stronger rule always overrides', () => {
  const css =
    ':root{--a:1;--b:1;--c:1!important}html[data-theme=dark]{--a:2}.card{--a:3;x:var(--a)var(--b)var(--c)}' +
    ':root:root{--a:4;--c:4}@media print{:root:root{--b:5}}';
  expect(purgeCss(css, words)).toBe(
    ':root{--b:1;--c:1!important}.card{--a:3;x:var(--a)var(--b)var(--c)}:root:root{--a:4;--c:4}@media print{:root:root{--b:5}}',
  );
});

test('leaves out animations that nothing plays', () => {
  expect(purgeCss('@keyframes in{to{a:b}}@keyframes out{to{a:b}}.card{animation:in 1s}', words)).toBe(
    '@keyframes in{to{a:b}}.card{animation:in 1s}',
  );
});

test('reads what a selector needs', () => {
  expect(readNeeds('a.menu__link:not(.x):hover > [title] #top::before')).toEqual({
    classes: ['menu__link'],
    ids: ['top'],
    tags: ['a'],
  });
  expect(readNeeds('.sm\\:wide')).toEqual({classes: ['sm:wide'], ids: [], tags: []});
});
