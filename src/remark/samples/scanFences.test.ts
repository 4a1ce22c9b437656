import {expect, test} from 'vitest';
import {scanFences} from './scanFences';

test('finds fences with language, meta, text and line', () => {
  const source = '# A\n\n```tsx title="a.tsx" {1}\n  a();\n\nb();\n```\n\n~~~bash\nnpm ci\n~~~\n';
  expect(scanFences(source)).toEqual([
    {lang: 'tsx', meta: 'title="a.tsx" {1}', value: '  a();\n\nb();', line: 3},
    {lang: 'bash', meta: '', value: 'npm ci', line: 9},
  ]);
});

test('removes the indentation of a fence in a list or a component', () => {
  expect(scanFences('1. Do:\n\n   ```ts\n   a();\n     b();\n   ```\n')[0]).toEqual({
    lang: 'ts',
    meta: '',
    value: 'a();\n  b();',
    line: 3,
  });
});

test('takes a fence in a longer fence for text, and inline code for nothing', () => {
  const fences = scanFences('````mdx\n```ts sample="a.ts"\n```\n````\n\n```inline``` code\n');
  expect(fences.map(({lang, value}) => [lang, value])).toEqual([['mdx', '```ts sample="a.ts"\n```']]);
});
