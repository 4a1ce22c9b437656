import {
  lazy,
  memo,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import {flushSync} from 'react-dom';
import {CODE_PATH} from '../shared/clientFile';
import type {GeneratorOptions, Operation, SourceFile} from '../shared/types';
import {buildStarterCode} from '../shared/starterCode';
import {buildCall} from './buildCall';
import DocumentPane from './DocumentPane';
import FilesPane from './FilesPane';
import OperationsPane from './OperationsPane';
import OptionsPane from './OptionsPane';
import ShareBar from './ShareBar';
import {usePlayground} from './usePlayground';
import styles from './styles.module.css';

const RunPane = lazy(() => import('./run'));
// A key press in one editor, or a step of a download, changes nothing in these. They can have thousands of elements.
const Files = memo(FilesPane);
const Operations = memo(OperationsPane);
const Options = memo(OptionsPane);

const PANES = ['Document', 'Options', 'Files', 'Operations', 'Code'] as const;
type Pane = (typeof PANES)[number];

/** Generates a client from the reader's document, and runs calls of it: all in the browser. */
export default function Playground(): ReactNode {
  const playground = usePlayground();
  const {state, running, result, opening, change} = playground;
  const isAutomatic = opening?.isAutomatic === true;
  // Only narrow windows show one pane at a time.
  const [chosenPane, setPane] = useState<Pane>();
  const pane = chosenPane ?? (isAutomatic ? 'Code' : 'Document');
  const [chosen, setChosen] = useState<Operation>();
  const first = result?.operations.find(({kind}) => kind === 'query') ?? result?.operations[0];
  const operation = result?.operations.find((each) => isSame(each, chosen)) ?? first;
  const {modules} = state;
  const text = state.code ?? (operation ? buildStarterCode(operation) : '');
  const code = useMemo((): readonly SourceFile[] => [...(modules ?? []), {path: CODE_PATH, text}], [modules, text]);
  const [file, setFile] = useState<string>();
  const codeSection = useRef<HTMLElement>(null);

  const hasClient = result !== undefined;
  const hasInput = useRef(false);
  useEffect(() => {
    const listening = new AbortController();
    for (const type of ['wheel', 'touchmove', 'keydown', 'pointerdown']) {
      const note = (): void => void (hasInput.current = true);
      window.addEventListener(type, note, {passive: true, signal: listening.signal});
    }
    return () => listening.abort();
  }, []);
  // Again with the client, because the parts above the code grow. Before the next paint, so that the code does not jump. A
  // reader who has done something meanwhile is not moved.
  useLayoutEffect(() => {
    if (isAutomatic && !hasInput.current) codeSection.current?.scrollIntoView({behavior: 'instant'});
  }, [isAutomatic, hasClient]);

  // The address asks for a call of the reader's document.
  const call = opening?.call;
  const caller = call === undefined ? undefined : result?.operations.find(({calls}) => calls.includes(call));
  const wasCalled = useRef(false);
  useEffect(() => {
    if (call === undefined || !caller || wasCalled.current) return;
    wasCalled.current = true;
    setChosen(caller);
    change({code: buildCall(caller, call), modules: []});
  }, [call, caller, change]);

  function edit(path: string, text: string): void {
    if (path === CODE_PATH) change({code: text});
    else change({modules: modules?.map((each) => (each.path === path ? {path, text} : each)) ?? []});
  }

  const setOptions = useCallback((options: GeneratorOptions) => change({options}), [change]);
  const root = useRef<HTMLDivElement>(null);
  /** Goes to a part, as a link would. */
  const show = useCallback((name: Pane) => {
    // At once: a narrow window hides the button that has the focus.
    flushSync(() => setPane(name));
    root.current?.querySelector<HTMLElement>(`:scope > [data-name=${name}]`)?.focus();
  }, []);
  const tryCall = useCallback(
    (written: string) => {
      change({code: written});
      setFile(CODE_PATH);
      show('Code');
    },
    [change, show],
  );

  return (
    <div ref={root} className={styles.playground} data-pane={pane}>
      <header className={styles.header}>
        <ShareBar playground={playground} />
      </header>
      <nav className={styles.panes} aria-label="Parts of the playground">
        {PANES.map((name) => (
          <button
            key={name}
            type="button"
            aria-current={name === pane ? 'true' : undefined}
            onClick={() => setPane(name)}
          >
            {name}
          </button>
        ))}
      </nav>
      <section data-name="Document" aria-label="Document">
        <DocumentPane playground={playground} onShowFiles={() => show('Files')} />
      </section>
      <section data-name="Options" aria-label="Options">
        <Options entry={state.entry} options={state.options} onChange={setOptions} />
      </section>
      <section data-name="Files" aria-label="Files" tabIndex={-1}>
        <Files files={result?.files} />
      </section>
      <section data-name="Operations" aria-label="Your operations">
        <Operations operations={result?.operations} chosen={operation} onChoose={setChosen} onTry={tryCall} />
      </section>
      <section
        ref={codeSection}
        data-name="Code"
        aria-label="Try it"
        tabIndex={-1}
        className={isAutomatic ? styles.goal : undefined}
      >
        <h2>Code</h2>
        {result ? (
          <Suspense fallback={<p>Loading…</p>}>
            <RunPane
              client={result.files}
              notices={result.notices}
              document={result.document}
              operations={result.operations}
              code={code}
              opened={file ?? opening?.file ?? code[0]?.path ?? CODE_PATH}
              onOpen={setFile}
              onCodeChange={edit}
              isAutomatic={isAutomatic && (call === undefined || caller === undefined || modules !== undefined)}
            />
          </Suspense>
        ) : running ? (
          <p className={styles.hint}>{running.step}…</p>
        ) : (
          <p className={styles.hint}>Generate a client first. Then you can write a call here and run it.</p>
        )}
      </section>
    </div>
  );
}

const isSame = (one: Operation, other: Operation | undefined): boolean =>
  one.service === other?.service && one.name === other.name;
