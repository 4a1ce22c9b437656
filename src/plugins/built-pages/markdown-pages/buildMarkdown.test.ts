import type {Element} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {describe, expect, test} from 'vitest';
import {buildMarkdown} from './buildMarkdown';

// tests/site/markdownPages.test.ts checks everything that pages of the site use. These tests cover elements that
// authors may use, but no page has to contain.
const build = (content: string): string => {
  const [main] = fromHtml(`<main>${content}</main>`, {fragment: true}).children;
  return buildMarkdown(main as Element, 'https://docs.example/qraft/docs/hooks/useQuery');
};

describe('the Markdown of a page', () => {
  test('has absolute links, and none of headings to themselves', () => {
    expect(
      build(
        '<h2 class="anchor" id="keys">Keys of <code>a</code><a href="#keys" class="hash-link">\u200b</a></h2>' +
          '<p><a href="/qraft/docs/overview">one</a> <a href="#keys">two</a> <a href="https://react.dev/learn">three</a></p>',
      ),
    ).toBe(
      '## Keys of `a`\n\n[one](https://docs.example/qraft/docs/overview) ' +
        '[two](https://docs.example/qraft/docs/hooks/useQuery#keys) [three](https://react.dev/learn)\n',
    );
  });

  test('leaves out controls, and the comments by which React separates texts', () => {
    expect(build('<p>Count: <!-- -->3<!-- --> <button>More</button></p>')).toBe('Count: 3\n');
  });

  test('has what details hide, below their summary', () => {
    expect(
      build(
        '<details><summary>All the <code>options</code></summary><div><p>Two.</p><ul><li>one</li></ul></div></details>',
      ),
    ).toBe('**All the `options`**\n\nTwo.\n\n- one\n');
  });

  test('has tabs inside of tabs, each under its label', () => {
    const tabs = (labels: string[], panels: string[]): string =>
      `<div class="tabs-container"><ul role="tablist" class="tabs">${labels.map((label) => `<li role="tab">${label}</li>`).join('')}</ul>` +
      `<div class="margin-top--md">${panels.map((panel) => `<div role="tabpanel" hidden="">${panel}</div>`).join('')}</div></div>`;
    expect(build(tabs(['A', 'B'], [`One.${tabs(['X', 'Y'], ['Inner one.', 'Inner two.'])}`, 'Two.']))).toBe(
      '**A**\n\nOne.\n\n**X**\n\nInner one.\n\n**Y**\n\nInner two.\n\n**B**\n\nTwo.\n',
    );
  });

  test('names the part that is not as it was when this was written', () => {
    expect(() => build('<div class="tabs-container"><ul role="tablist"><li role="tab">A</li></ul></div>')).toThrow(
      'Tabs have 1 labels and 0 panels',
    );
    expect(() => build('<details data-recording=""><ol><li></li></ol></details>')).toThrow(
      'have no ":scope > summary"',
    );
  });

  test('keeps bars in the cells of tables', () => {
    expect(build('<table><thead><tr><th>A<th>B<tbody><tr><td><code>a|b</code><td>long text</table>')).toBe(
      '| A | B |\n| --- | --- |\n| `a\\|b` | long text |\n',
    );
  });
});
