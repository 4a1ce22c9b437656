import {expect, test} from 'vitest';
import {assemblePage} from './assemblePage';

const OPTIONS = {
  startScript: 'start()',
  styleSheets: new Map([['/s/assets/css/styles.1.css', '/s/assets/css/styles.2.css']]),
  pageScripts: ['/s/assets/js/main.js', '/s/assets/js/page.js'],
  isUrgent: false,
};

const PAGE =
  '<head><link rel=stylesheet href=/s/assets/css/styles.1.css>' +
  '<script src=/s/assets/js/runtime.js defer></script><script src="/s/assets/js/main.js" defer="defer"></script>' +
  '<script>mode()</script><body><script>bar()</script><div id=__docusaurus><p>Text<script>menu()</script>';

test('lists the scripts, and makes those before the content one, ahead of the style sheet with its new name', () => {
  expect(assemblePage(PAGE, OPTIONS)).toBe(
    '<head><script id=page-files type=application/json>{"scripts":["/s/assets/js/runtime.js","/s/assets/js/main.js",' +
      '"/s/assets/js/page.js"]}</script><script>mode();bar();start()</script>' +
      '<link rel=stylesheet href=/s/assets/css/styles.2.css>' +
      '<body><div id=__docusaurus><p>Text<script>menu()</script>',
  );
});

test('refuses pages in a form it does not know', () => {
  expect(() => assemblePage('<head><script type=module src=a.js></script>', OPTIONS)).toThrow('Update the patterns');
  expect(() => assemblePage(PAGE, {...OPTIONS, styleSheets: new Map()})).toThrow('is not in the build');
});
