import type {Element, Root} from 'hast';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';
import rehypeHighlight from './index';

const magicComments = [
  {className: 'marked', line: 'highlight-next-line'},
  {className: 'wrong', line: 'wrong-next-line'},
];

/** A fence inside an element, as MDX passes it to rehype plugins. */
function highlight(language: string | undefined, source: string, metastring?: string): Element['properties'] {
  const code: Element = {
    type: 'element',
    tagName: 'code',
    properties: {...(language && {className: [`language-${language}`]}), ...(metastring && {metastring})},
    children: [{type: 'text', value: source}],
    position: {start: {line: 7, column: 1}, end: {line: 9, column: 1}},
  };
  const pre: Element = {type: 'element', tagName: 'pre', properties: {}, children: [code]};
  const list: Element = {type: 'element', tagName: 'li', properties: {}, children: [pre]};
  const root: Root = {type: 'root', children: [list]};
  rehypeHighlight({magicComments})(root, new VFile({path: `${process.cwd()}/docs/page.mdx`}));
  expect(code.children).toEqual([]);
  return code.properties;
}

test('puts the colored code and the title where the code block finds them', () => {
  expect(highlight('ts', 'let a\n', 'title="a.ts"')).toEqual({
    className: ['language-ts'],
    title: 'a.ts',
    html: '<i>let</i> a',
  });
});

test('marks the lines of a range with the class of the first comment', () => {
  expect(highlight('text', 'a\nb\nc\n', '{1,3}').html).toBe(
    '<span class="marked">a\n</span>b\n<span class="marked">c</span>',
  );
});

test('numbers lines and reads magic comments', () => {
  expect(highlight('text', '// wrong-next-line\na\n', 'showLineNumbers')).toMatchObject({
    showLineNumbers: true,
    html: '<span class="code-line wrong">a</span>',
  });
});

test('takes a fence without language as text', () => {
  expect(highlight(undefined, 'let a\n')).toEqual({className: ['language-text'], html: 'let a'});
});

test('names page and line of a language without a grammar', () => {
  expect(() => highlight('cobol', 'a')).toThrow('docs/page.mdx:7: Prism has no grammar for "cobol".');
});
