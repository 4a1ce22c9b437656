import {typescriptLanguage} from '@codemirror/lang-javascript';
import {highlightCode, tagHighlighter, tags} from '@lezer/highlight';
import {escapeCode} from '@site/src/lib/escapeCode';

/** Classes of src/components/HighlightedCode. Keywords have none there, and a placeholder here. */
const KEYWORD = 'keyword';
const highlighter = tagHighlighter([
  {tag: tags.comment, class: 'c-c'},
  {tag: [tags.keyword, tags.self, tags.null], class: KEYWORD},
  {tag: [tags.string, tags.regexp], class: 'c-s'},
  {tag: [tags.function(tags.variableName), tags.function(tags.propertyName)], class: 'c-f'},
  {tag: [tags.typeName, tags.className], class: 'c-t'},
  {tag: [tags.number, tags.bool], class: 'c-v'},
  {tag: [tags.propertyName, tags.definition(tags.propertyName)], class: 'c-p'},
]);

/** Milliseconds of work after which the page can respond to the reader. */
const SLICE = 25;
const SLICE_LENGTH = 20_000;

/** TypeScript as HTML, colored by the parser that the editor uses. */
export async function colorTypeScript(code: string): Promise<string> {
  let end = performance.now() + SLICE;
  async function pause(): Promise<void> {
    if (performance.now() < end) return;
    await new Promise((resolve) => setTimeout(resolve));
    end = performance.now() + SLICE;
  }

  const parsing = typescriptLanguage.parser.startParse(code);
  let tree = parsing.advance();
  for (; !tree; tree = parsing.advance()) await pause();
  let html = '';
  for (let from = 0; from < code.length; from += SLICE_LENGTH) {
    highlightCode(
      code,
      tree,
      highlighter,
      (text, classes) => {
        const [name] = classes.split(' ');
        html += name ? `<i${name === KEYWORD ? '' : ` class=${name}`}>${escapeCode(text)}</i>` : escapeCode(text);
      },
      () => (html += '\n'),
      from,
      Math.min(from + SLICE_LENGTH, code.length),
    );
    await pause();
  }
  return html;
}
