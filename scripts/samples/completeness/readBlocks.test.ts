import {expect, test} from 'vitest';
import {normalizeText, readBlocks} from './readBlocks';

const block = (inner: string): string =>
  `<div class="language-tsx theme-code-block"><pre tabindex="0" class="prism-code language-tsx"><code>${inner}</code></pre></div>`;

test("reads lines, entities and line numbers in the theme's markup", () => {
  const html = block(
    '<span class="token-line"><span class="codeLineNumber"></span><span><span class="token">const a = </span>' +
      '<span>&#x27;&lt;b&gt;&#x27;;  </span></span><br></span>' +
      '<span class="token-line"><span class="token plain" style="display:inline-block"></span><br></span>' +
      '<span class="token-line"><span>b();</span><br></span>',
  );
  expect(readBlocks(html, 'docs/a.html')).toEqual([
    {htmlPath: 'docs/a.html', language: 'tsx', text: "const a = '<b>';\n\nb();"},
  ]);
});

test('reads blocks that are a single HTML string', () => {
  expect(readBlocks(block('<span>a();</span>\n\nb();\n'), 'a.html')[0]?.text).toBe('a();\n\nb();');
});

test('finds the language on the container and on code, or returns an empty string', () => {
  const html =
    '<div class="x language-ts"><pre>a</pre></div><pre><code class="language-bash">b</code></pre><pre>c</pre>';
  expect(readBlocks(html, 'a.html').map(({language}) => language)).toEqual(['ts', 'bash', '']);
});

test('normalizeText: ignores trailing spaces, and empty lines at both ends', () => {
  expect(normalizeText('\n\n  a  \r\n\nb\n')).toBe('  a\n\nb');
});
