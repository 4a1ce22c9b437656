import {expect, test} from 'vitest';
import {purgeCss} from './purgeCss';

const USERS = {
  pages: ['<html class=docs><body><div class="card open alert--note"><a href=#>x</a></div>'],
  scripts: ['const a = "toggled"; element.style.setProperty("--set-by-script", 1); "footer__logo alert--tip"'],
  otherSheets: ['.layer{color:var(--set-for-later)}'],
};

test('keeps what a page or a script can show, in every state', async () => {
  const css = '.card{a:b}.toggled a:hover{a:b}:is(:hover,:focus-within) a{a:b}:where(.card):not(.gone):hover{a:b}';
  expect(await purgeCss(css, USERS)).toBe(css);
});

test('asks pages alone for what components have from the start', async () => {
  expect(await purgeCss('.alert--note{a:b}.alert--tip{a:b}.footer__logo{a:b}', USERS)).toBe('.alert--note{a:b}');
});

test('keeps custom properties for scripts and for style sheets that arrive later', async () => {
  const css = ':root{--one:1;--two:2;--set-by-script:4;--set-for-later:5}.card{a:var(--one)}';
  expect(await purgeCss(css, USERS)).toBe(':root{--one:1;--set-by-script:4;--set-for-later:5}.card{a:var(--one)}');
});

test('leaves out custom properties that a stronger rule always overrides, and what only they used', async () => {
  const css =
    ':root{--a:var(--d);--b:1;--c:1!important;--d:1}html[data-theme=dark]{--a:2}.card{--a:3;x:var(--a)var(--b)var(--c)}' +
    ':root:root{--a:4;--c:4}@media print{:root:root{--b:5}}';
  expect(await purgeCss(css, USERS)).toBe(
    ':root{--b:1;--c:1!important}.card{--a:3;x:var(--a)var(--b)var(--c)}:root:root{--a:4;--c:4}@media print{:root:root{--b:5}}',
  );
});
