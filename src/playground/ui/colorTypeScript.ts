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

/** TypeScript as HTML, colored by the parser that the editor uses. */
export function colorTypeScript(code: string): string {
  let html = '';
  highlightCode(
    code,
    typescriptLanguage.parser.parse(code),
    highlighter,
    (text, classes) => {
      const [name] = classes.split(' ');
      html += name ? `<i${name === KEYWORD ? '' : ` class=${name}`}>${escapeCode(text)}</i>` : escapeCode(text);
    },
    () => (html += '\n'),
  );
  return html;
}
