import { readFileSync } from 'node:fs';
import path from 'node:path';
import { urlSerializer } from '@openapi-qraft/react';
import { expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { findBooks } from './findBooks';

test('sends an array, an object, and a header', async () => {
  await recordSample(import.meta.url, async () => {
    const { data } = await findBooks();
    expect(data).toMatchObject({ items: [] });
  });
});

/** The rows of the page's table "Value | In the URL", as code. */
function readRows(): string[][] {
  const page = readFileSync(
    path.resolve(
      import.meta.dirname,
      '../../../../../docs/guides/parameters.mdx',
    ),
    'utf8',
  );
  const [, afterHeader = ''] = page.split(
    /^\| Value +\| In the URL +\|\n/m,
  );
  const [table = ''] = afterHeader.split('\n\n');
  return [...table.matchAll(/^\| `(.+?)` +\| (?:`(.+?)`|nothing)/gm)].map(
    ([, value = '', sent = '']) => [value, sent],
  );
}

const rows = readRows();

test('the page has the table', () => {
  expect(rows.length).toBeGreaterThan(5);
});

test.each(rows)('%s is sent as "%s"', (value, sent) => {
  // The value is the code on the page.
  const query = new Function(`return ({ ${value} })`)() as object;
  expect(
    urlSerializer(
      { method: 'get', url: '/books' },
      { baseUrl: '', parameters: { query } },
    ),
  ).toBe(sent ? `/books?${sent}` : '/books');
});

// > Values in the path are encoded: `a/b` is sent as `a%2Fb`.
test('a slash in a path parameter is encoded', () => {
  expect(
    urlSerializer(
      { method: 'get', url: '/authors/{authorId}' },
      { baseUrl: '', parameters: { path: { authorId: 'a/b' } } },
    ),
  ).toBe('/authors/a%2Fb');
});
