import {type ReactNode, type Ref, useEffect, useId, useImperativeHandle, useRef, useState} from 'react';
import {flushSync} from 'react-dom';
import {DownloadError} from '../../shared/loadBundles';
import type {CodeEditorProps} from '../../shared/types';
import type {Editor} from './createEditor';
import type {SymbolSource} from './typeScriptSupport';
import styles from './styles.module.css';

export interface CodeEditorHandle {
  /** Moves the cursor to a line and a column, both from 1, and focuses the editor. */
  reveal(line: number, column: number): void;
}

interface Props extends CodeEditorProps {
  /** Types for completion and hovers. Without it, the editor completes words of the language. */
  readonly symbols?: SymbolSource;
  /** Called when the reader first needs the editor. */
  readonly onActivate?: () => void;
  readonly ref?: Ref<CodeEditorHandle>;
}

/** Browsers lay out all of a text area at once, but the editor only the lines in view. */
const MAX_TEXT_AREA = 100_000;

/**
 * An editor for code, which is a plain text area until it is focused, so that a page that is only read does not load the
 * editor. A long text, or a problem to show in its place, loads it too. Text that is typed meanwhile is kept, also when the editor cannot be loaded.
 */
export default function CodeEditor({
  label,
  value,
  onChange,
  language,
  problems,
  symbols,
  onActivate,
  ref,
}: Props): ReactNode {
  const [isWanted, setWanted] = useState(false);
  const [editor, setEditor] = useState<Editor>();
  const [failure, setFailure] = useState<string>();
  const textArea = useRef<HTMLTextAreaElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const latest = useRef({value, onChange});
  latest.current = {value, onChange};
  const position = useRef<{line: number; column: number}>(undefined);
  const hint = useId();

  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    let created: Editor | undefined;
    setFailure(undefined);
    openEditor().catch((error: unknown) => {
      if (!isCurrent) return;
      setFailure(new DownloadError(error).message);
      // The next focus tries again.
      setWanted(false);
    });
    return () => {
      isCurrent = false;
      created?.destroy();
      setEditor(undefined);
    };

    async function openEditor(): Promise<void> {
      const {createEditor} = await import('./createEditor');
      const box = host.current;
      if (!isCurrent || !box) return;
      const root = box.shadowRoot ?? box.attachShadow({mode: 'open'});
      const opened = await createEditor({
        root,
        label,
        text: latest.current.value,
        language,
        ...(symbols && {symbols}),
        onChange: (text) => latest.current.onChange(text),
      });
      if (!isCurrent) return opened.destroy();
      created = opened;
      opened.setText(latest.current.value);
      const area = textArea.current;
      const hadFocus = area !== null && document.activeElement === area;
      if (area) opened.select(area.selectionStart, area.selectionEnd);
      // At once: a hidden editor takes no focus, and the page never shows two boxes of one name.
      flushSync(() => setEditor(opened));
      if (position.current) opened.reveal(position.current.line, position.current.column);
      else if (hadFocus) opened.focus();
    }
  }, [isWanted, label, language, symbols]);

  const isLong = value.length > MAX_TEXT_AREA;
  const hasProblems = problems?.some(({line}) => line !== undefined) === true;
  useEffect(() => {
    if (isLong || hasProblems) setWanted(true);
  }, [isLong, hasProblems]);

  useEffect(() => editor?.setText(value), [editor, value]);
  useEffect(() => editor?.setProblems(problems ?? []), [editor, problems]);
  useImperativeHandle(
    ref,
    () => ({
      reveal(line, column) {
        position.current = {line, column};
        if (editor) editor.reveal(line, column);
        else setWanted(true);
      },
    }),
    [editor],
  );

  function activate(): void {
    setWanted(true);
    onActivate?.();
  }

  return (
    <div className={styles.editor} data-language={language}>
      {/* The editor is in a shadow root, which React does not render. */}
      <div ref={host} className={styles.host} hidden={!editor} />
      {!editor && (
        <textarea
          ref={textArea}
          aria-label={label}
          className={styles.text}
          value={isLong ? value.slice(0, MAX_TEXT_AREA) : value}
          readOnly={isLong}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          onChange={(event) => onChange(event.currentTarget.value)}
          onFocus={activate}
          aria-describedby={hint}
        />
      )}
      {isLong && !editor && failure !== undefined && (
        <p role="alert">
          {failure} Until then, only the beginning of the text is shown.{' '}
          <button type="button" onClick={activate}>
            Try again
          </button>
        </p>
      )}
      <p id={hint} className={styles.hint}>
        Tab indents. To leave the editor, press Escape, then Tab.
        {language === 'typescript' && ' Ctrl+I or Cmd+I shows the type at the cursor.'}
      </p>
    </div>
  );
}
