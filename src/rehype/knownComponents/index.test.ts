import type {Root} from 'hast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';
import rehypeKnownComponents from '.';

/** What the plugin looks at has the same form before and after Markdown has become HTML. */
function check(text: string): void {
  const root = unified().use(remarkParse).use(remarkMdx).parse(text) as unknown as Root; // see above
  rehypeKnownComponents()(root, new VFile({path: `${process.cwd()}/docs/page.mdx`}));
}

test('takes Markdown, elements and components that are known', () => {
  check(
    '# Title\n\n- a `b`\n\n<Tabs>\n<TabItem value="a">\n\n<Since release="2.1.0" /> <b>text</b>\n\n</TabItem>\n</Tabs>',
  );
});

test('stops at a component that nobody has looked at, with its place', () => {
  expect(() => check('Text.\n\n- one\n  <Playground />')).toThrow(
    'docs/page.mdx:4: <Playground> is not known. Name it in src/rehype/knownComponents',
  );
});

test('stops at elements that a reader uses', () => {
  expect(() => check('<details>\n\nText.\n\n</details>')).toThrow('<details> is not known');
});
