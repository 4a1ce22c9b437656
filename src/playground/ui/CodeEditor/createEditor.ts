import {autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap} from '@codemirror/autocomplete';
import {defaultKeymap, history, historyKeymap, indentWithTab} from '@codemirror/commands';
import {bracketMatching, indentOnInput, syntaxHighlighting} from '@codemirror/language';
import {type Diagnostic, lintGutter, lintKeymap, setDiagnostics} from '@codemirror/lint';
import {EditorState, type Extension, type Text} from '@codemirror/state';
import {drawSelection, EditorView, highlightSpecialChars, keymap, lineNumbers} from '@codemirror/view';
import type {CodeEditorProps, Problem} from '../../shared/types';
import {typeScriptSupport, type SymbolSource} from './typeScriptSupport';
import {highlightStyle, theme} from './theme';

export interface Editor {
  setText(text: string): void;
  setProblems(problems: readonly Problem[]): void;
  /** Moves the cursor to a line and a column, both from 1, and focuses the editor. */
  reveal(line: number, column: number): void;
  select(from: number, to: number): void;
  focus(): void;
  destroy(): void;
}

interface Options {
  /** CodeMirror puts its styles into this root. The policy of the page would not let it add them to the document. */
  readonly root: ShadowRoot;
  readonly label: string;
  readonly text: string;
  readonly language: CodeEditorProps['language'];
  readonly symbols?: SymbolSource;
  readonly onChange: (text: string) => void;
}

/** An editor whose Tab key indents. Escape, then Tab, leaves it. */
export async function createEditor({root, label, text, language, symbols, onChange}: Options): Promise<Editor> {
  // From outside of the shadow root, typing looks like keys pressed on the page: "/" would open the search.
  root.addEventListener('keydown', (event) => {
    if (event instanceof KeyboardEvent && !event.ctrlKey && !event.metaKey) event.stopPropagation();
  });
  // Comparing references is instant. A document can have megabytes.
  let known = text;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      doc: text,
      extensions: [
        lineNumbers(),
        highlightSpecialChars(),
        history(),
        drawSelection(isStill ? {cursorBlinkRate: 0} : {}),
        indentOnInput(),
        bracketMatching(),
        closeBrackets(),
        lintGutter(),
        syntaxHighlighting(highlightStyle),
        theme,
        await loadLanguage(language),
        symbols ? typeScriptSupport(symbols) : autocompletion(),
        keymap.of([
          ...closeBracketsKeymap,
          ...defaultKeymap,
          ...historyKeymap,
          ...completionKeymap,
          ...lintKeymap,
          indentWithTab,
        ]),
        EditorView.contentAttributes.of({'aria-label': label, tabindex: '0'}),
        EditorView.updateListener.of((update) => {
          if (!update.docChanged) return;
          known = update.state.doc.toString();
          onChange(known);
        }),
        // The page takes dropped files. Otherwise their text would be inserted, too.
        EditorView.domEventHandlers({drop: ({dataTransfer}) => (dataTransfer?.files.length ?? 0) > 0}),
      ],
    }),
  });

  return {
    setText(next) {
      if (next === known) return;
      view.dispatch({changes: {from: 0, to: view.state.doc.length, insert: next}});
      known = next;
    },
    setProblems(problems) {
      view.dispatch(
        setDiagnostics(
          view.state,
          problems.filter(hasPlace).map((problem) => toDiagnostic(view.state.doc, problem)),
        ),
      );
    },
    reveal(line, column) {
      const anchor = toOffset(view.state.doc, line, column);
      view.dispatch({selection: {anchor}, effects: EditorView.scrollIntoView(anchor, {y: 'center'})});
      view.focus();
    },
    select(from, to) {
      view.dispatch({
        selection: {anchor: Math.min(from, view.state.doc.length), head: Math.min(to, view.state.doc.length)},
      });
    },
    focus: () => view.focus(),
    destroy: () => view.destroy(),
  };
}

async function loadLanguage(language: CodeEditorProps['language']): Promise<Extension> {
  switch (language) {
    case 'typescript':
      return (await import('@codemirror/lang-javascript')).javascript({jsx: true, typescript: true});
    case 'yaml':
      return (await import('@codemirror/lang-yaml')).yaml();
    case 'json':
      return (await import('@codemirror/lang-json')).json();
  }
}

/** Whether the editor can show the problem in its place. */
const hasPlace = ({line}: Problem): boolean => line !== undefined;

function toDiagnostic(doc: Text, {line = 1, column = 1, length, message}: Problem): Diagnostic {
  const from = toOffset(doc, line, column);
  const endOfLine = doc.lineAt(from).to;
  const to = length === undefined ? endOfLine : Math.min(from + length, doc.length);
  return {from, to: Math.max(from, to), severity: 'error', message};
}

function toOffset(doc: Text, line: number, column: number): number {
  const {from, to} = doc.line(Math.min(Math.max(line, 1), doc.lines));
  return Math.min(from + column - 1, to);
}
