import {describe, expect, test} from 'vitest';
import {addPolicy} from './addPolicy';
import {buildHeaders} from './buildHeaders';
import {buildPolicy, hashInlineScripts} from './buildPolicy';

const HOSTED = {appId: 'APP', apiKey: 'key', indexName: 'docs', insights: false};

describe('hashes of inline scripts', () => {
  test('are those that a browser computes', () => {
    // The example from the Content Security Policy specification.
    expect(
      hashInlineScripts("<script>doSomething();</script><script type=module>alert('Hello, world.');</script>"),
    ).toEqual([
      "'sha256-RFWPLDbv2BY+rCkDzsE+0fr8ylGr2R2faWMhq4lfEQc='",
      "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
    ]);
  });

  test('are not needed for data and for files', () => {
    const html = '<script type=application/ld+json>{"a":1}</script><script src=/a.js></script>';
    expect(hashInlineScripts(html)).toEqual([]);
  });

  test.each(['<body onload=start()>', '<a class="x" href="javascript:start()">', '<a href=javascript:start()>'])(
    'do not exist for %s, so the build stops',
    (html) =>
      expect(() => hashInlineScripts(html)).toThrow(
        'contains an event attribute or a "javascript:" URL, which the security policy blocks',
      ),
  );

  test('words in the text of a page are not scripts', () => {
    expect(hashInlineScripts('<p>Set onclick="…" or href="javascript:"</p>')).toEqual([]);
  });
});

describe('the policy', () => {
  test('runs scripts of the site and those named by hash, and nothing else', () => {
    const policy = buildPolicy(["'sha256-abc'"], undefined);
    expect(policy).toContain("script-src 'self' 'sha256-abc';");
    expect(policy).not.toContain('unsafe-eval');
    expect(policy.replace(/style-src[^;]*/, '')).not.toContain('unsafe-inline');
  });

  test('lets pages connect to the site alone, or to the hosted search if there is one', () => {
    expect(buildPolicy([], undefined)).toContain("connect-src 'self';");
    expect(buildPolicy([], HOSTED)).toContain("connect-src 'self' https://*.algolia.net https://*.algolianet.com;");
    expect(buildPolicy([], {...HOSTED, insights: true})).toContain('https://insights.algolia.io;');
  });

  test('precedes everything that it governs', () => {
    const page = addPolicy('<html><meta charset=UTF-8><script>start()</script>', undefined);
    expect(page).toMatch(
      /^<html><meta charset=UTF-8><meta http-equiv="Content-Security-Policy" content="[^"]+"><script>/,
    );
  });

  test('is missed when there is no place for it', () => {
    expect(() => addPolicy('<html></html>', undefined)).toThrow('There is no <meta charset>');
  });
});

test('only files whose names change with their content are cached for a long time', () => {
  const [everything, assets] = buildHeaders('/base/').split('\n\n');
  expect(everything).not.toContain('Cache-Control');
  expect(assets).toBe('/base/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n');
});
