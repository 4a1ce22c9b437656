import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parse as parseDocument, type DefaultTreeAdapterTypes} from 'parse5';
import {expect, test} from 'vitest';
import {BASE_URL, BUILD_FOLDER, SITE_URL} from '../buildFolder';
import {builtFiles, pages, redirectPages, type BuiltPage} from './builtSite';

type Node = DefaultTreeAdapterTypes.Node;

const everyPage = [...pages, ...redirectPages];

/** Inline scripts that browsers run, found with an HTML parser. The build finds them with a regular expression. */
function readInlineScripts(node: Node): string[] {
  if ('tagName' in node && node.tagName === 'script') {
    const attributes = new Map(node.attrs.map(({name, value}) => [name, value]));
    const isRun = [undefined, '', 'module', 'text/javascript'].includes(attributes.get('type'));
    const [text] = node.childNodes;
    return isRun && !attributes.has('src') && text && 'value' in text ? [text.value] : [];
  }
  return 'childNodes' in node ? node.childNodes.flatMap(readInlineScripts) : [];
}

function readPolicy({elements}: BuiltPage): Map<string, string[]> {
  const policy = elements.find(
    ({tag, attributes}) => tag === 'meta' && attributes['http-equiv'] === 'Content-Security-Policy',
  );
  const directives = (policy?.attributes.content ?? '').split('; ').map((directive) => directive.split(' '));
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]));
}

test(
  "every page has a policy before its first script, and the policy allows exactly the page's inline scripts",
  {tags: '@promise-policy'},
  () => {
    expect(everyPage.length).toBeGreaterThan(100);
    const wrong = everyPage.filter((page) => {
      const html = readFileSync(join(BUILD_FOLDER, page.file), 'utf8');
      const hashes = readInlineScripts(parseDocument(html)).map(
        (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
      );
      const allowed = readPolicy(page).get('script-src') ?? [];
      const isEarly = html.indexOf('http-equiv="Content-Security-Policy"') < html.search(/<(script|link|style)\b/);
      return !isEarly || JSON.stringify([...allowed].sort()) !== JSON.stringify([...new Set(hashes), "'self'"].sort());
    });
    expect(wrong.map(({file}) => file)).toEqual([]);
  },
);

test('no policy allows scripts by host name, inline scripts or eval, or connections to other origins', () => {
  const connections = everyPage.filter((page) => readPolicy(page).get('connect-src')?.join() !== "'self'");
  const loose = everyPage.filter((page) =>
    (readPolicy(page).get('script-src') ?? ['*']).some((source) => !/^'(self|sha256-[\w+/]+=*)'$/.test(source)),
  );
  expect([...connections, ...loose].map(({file}) => file)).toEqual([]);
});

test("the policy of the playground's frame allows its own script to evaluate code, and no request", () => {
  const [file, ...others] = builtFiles.filter((each) => /^assets\/playground\/frame\.\w+\.html$/.test(each));
  if (file === undefined) throw new Error('The build has no frame for the playground.');
  expect(others).toEqual([]);
  const html = readFileSync(join(BUILD_FOLDER, file), 'utf8');
  const [script, ...more] = readInlineScripts(parseDocument(html));
  expect(more).toEqual([]);
  expect(html.indexOf('http-equiv="Content-Security-Policy"')).toBeLessThan(html.search(/<(script|link|style)\b/));
  const hash = createHash('sha256')
    .update(script ?? '')
    .digest('base64');
  expect(/<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html)?.[1]?.split('; ')).toEqual([
    "default-src 'none'",
    `script-src 'sha256-${hash}' 'unsafe-eval'`,
    "style-src 'unsafe-inline'",
    'img-src data: blob:',
    "form-action 'none'",
    "base-uri 'none'",
  ]);
});

test('links to other sites have rel="noopener noreferrer"', () => {
  const outside = everyPage.flatMap(({file, elements}) =>
    elements
      .filter(({tag, attributes}) => tag === 'a' && URL.canParse(attributes.href ?? '', SITE_URL))
      .filter(({attributes}) => new URL(attributes.href ?? '', SITE_URL).origin !== SITE_URL)
      .map(({attributes}) => ({place: `${file}: ${attributes.href}`, rel: attributes.rel ?? ''})),
  );
  expect(outside.length).toBeGreaterThan(100);
  expect(outside.filter(({rel}) => !/noopener/.test(rel) || !/noreferrer/.test(rel))).toEqual([]);
});

test('the headers file caches only hashed files for a year', () => {
  const headers = readFileSync(join(BUILD_FOLDER, '_headers'), 'utf8');
  for (const header of ['X-Content-Type-Options: nosniff', 'Referrer-Policy: ', "frame-ancestors 'self'"]) {
    expect(headers.split('\n\n')[0]).toContain(header);
  }
  expect(headers.match(/^\S.*\n {2}Cache-Control: .*immutable$/gm)).toEqual([
    `${BASE_URL}assets/*\n  Cache-Control: public, max-age=31536000, immutable`,
  ]);
  const withoutHash = builtFiles.filter((file) => file.startsWith('assets/') && !/[.-]?[\da-f]{8,32}\.\w+$/.test(file));
  expect(withoutHash).toEqual([]);
});
