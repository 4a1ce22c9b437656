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
  '<body><script>mode()</script><p>Text';

test('puts a list and the start script in the place of the scripts, and the new name on the style sheet', () => {
  expect(assemblePage(PAGE, OPTIONS)).toBe(
    '<head><link rel=stylesheet href=/s/assets/css/styles.2.css>' +
      '<script id=page-files type=application/json>{"scripts":["/s/assets/js/runtime.js","/s/assets/js/main.js",' +
      '"/s/assets/js/page.js"],"isUrgent":false}</script><script>start()</script>' +
      '<body><script>mode()</script><p>Text',
  );
});

test('refuses pages in a form it does not know', () => {
  expect(() => assemblePage('<head><script type=module src=a.js></script>', OPTIONS)).toThrow('Update the patterns');
  expect(() => assemblePage(PAGE, {...OPTIONS, styleSheets: new Map()})).toThrow('is not in the build');
});
