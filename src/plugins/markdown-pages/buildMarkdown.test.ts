import {describe, expect, test} from 'vitest';
import {buildMarkdown, HOME} from './buildMarkdown';

const build = (content: string): string =>
  buildMarkdown(
    `<nav>menu</nav><article><nav>breadcrumbs</nav><div class="theme-doc-markdown markdown">${content}</div></article><footer>end</footer>`,
    'https://docs.example/qraft/docs/hooks/useQuery',
  );

describe('the Markdown of a page', () => {
  test('has the content of the page, and nothing around it', () => {
    expect(build('<header><h1>useQuery()</h1><span class=badge>Since 2.4</span></header><p>Loads data.</p>')).toBe(
      '# useQuery()\n\nSince 2.4\n\nLoads data.\n',
    );
  });

  test('names the page that has no content', () => {
    expect(() => buildMarkdown('<article></article>', 'https://docs.example/a')).toThrow(
      'https://docs.example/a has no element of class "theme-doc-markdown"',
    );
  });

  test('leaves out the marks of headings', () => {
    expect(
      build(
        '<h2 id=keys class="anchor anchor_LW">Keys of <code>a</code><a class=hash-link href=#keys title="Direct link">\u200b</a></h2>',
      ),
    ).toBe('## Keys of `a`\n');
  });

  test('makes links absolute', () => {
    expect(
      build(
        '<p><a href=/qraft/docs/overview>one</a> <a href=#keys>two</a> <a href=https://react.dev/learn>three</a></p>',
      ),
    ).toBe(
      '[one](https://docs.example/qraft/docs/overview) [two](https://docs.example/qraft/docs/hooks/useQuery#keys) [three](https://react.dev/learn)\n',
    );
  });

  test('keeps language, title and text of code', () => {
    const block =
      '<div class="language-tsx codeBlockContainer_C theme-code-block"><div class=codeBlockTitle_K>App.tsx</div><div><pre tabindex=0>' +
      '<code class=codeBlockLines_e><span class=c-keyword>const</span> a = &lt;p>;\n<span class=sample-error-line>// ✗ TS1\n</span>b();</code></pre>' +
      '<button>Copy</button></div></div>';
    expect(build(block)).toBe('```tsx title="App.tsx"\nconst a = <p>;\n// ✗ TS1\nb();\n```\n');
  });

  test('shows all tabs, each under its label', () => {
    const tabs =
      '<div class="tabs-container tabList_C"><ul role=tablist><li role=tab>npm<li role=tab>Yarn</ul>' +
      '<div class=margin-top--md><div role=tabpanel><p>one</p></div><div role=tabpanel hidden><p>two</p></div></div></div>';
    expect(build(tabs)).toBe('**npm**\n\none\n\n**Yarn**\n\ntwo\n');
  });

  test('quotes admonitions with their kind and title', () => {
    const quote = (heading: string) =>
      `<div class="theme-admonition theme-admonition-warning alert"><div class=admonitionHeading_G><span><svg></svg></span>${heading}</div>` +
      '<div class=admonitionContent_B><p>It bites.</p></div></div>';
    expect(build(quote('warning'))).toBe('> **Warning**\n>\n> It bites.\n');
    expect(build(quote('Mind <code>a</code>'))).toBe('> **Warning: Mind `a`**\n>\n> It bites.\n');
  });

  test('keeps tables', () => {
    expect(build('<table><thead><tr><th>A<th>B<tbody><tr><td><code>a|b</code><td>long text</table>')).toBe(
      '| A | B |\n| --- | --- |\n| `a\\|b` | long text |\n',
    );
  });

  test('writes what a sample sends as requests, keys and values', () => {
    const panel =
      '<figure class=panel_Z><figcaption class=label_t>What this sends</figcaption><ol class=requests_b><li>' +
      '<p class=requestLine_F><b>PATCH</b> https://a.example/books<wbr>?id=7 <i>answered 200</i>' +
      '<p class=lines_b>accept: application/json<br>x-a: b</p><pre class=value_e>{ "price": 990 }</pre></ol>' +
      '<div class=fact_P><p>Query key<pre>\n[1]</pre></div><div class=fact_P><p>Result<pre>undefined</pre></div></figure>';
    expect(build(panel)).toBe(
      [
        '**What this sends**\n',
        '```http\nPATCH https://a.example/books?id=7\naccept: application/json\nx-a: b\n\n{ "price": 990 }\n```\n',
        'Answered 200.\n',
        'Query key:\n',
        '```json\n[1]\n```\n',
        'Result:\n',
        '```text\nundefined\n```\n',
      ].join('\n'),
    );
  });

  test('leaves out the comments by which React parts texts', () => {
    expect(build('<p>Checked with <!-- -->react 19<!-- -->.</p><!-- -->')).toBe('Checked with react 19.\n');
  });

  test('takes the home page as a whole, with the code of its panels', () => {
    const panel =
      '<figure class=panel_R><figcaption>App.tsx</figcaption><pre><code class=language-tsx><span>const <span>a</span></span>;</code></pre>' +
      '<p>It runs.</p></figure>';
    expect(buildMarkdown(`<nav>menu</nav><main>${panel}</main>`, 'https://docs.example/', HOME)).toBe(
      '```tsx title="App.tsx"\nconst a;\n```\n\nIt runs.\n',
    );
  });

  test('writes the fields of a form', () => {
    const panel =
      '<figure class=panel_Z><ol class=requests_b><li><p class=requestLine_F><b>POST</b> /a' +
      '<p class=lines_b>accept: */*</p><p class=lines_b>name: x</p></ol></figure>';
    expect(build(panel)).toBe('```http\nPOST /a\naccept: */*\n\nname: x\n```\n');
  });
});
