import {type ReactNode, useCallback, useEffect, useMemo, useRef, useState} from 'react';
import QueryCacheView, {type CacheEntry} from '@site/src/components/QueryCacheView';
import {readOperationKey} from '@site/src/components/QueryCacheView/operationKey';
import RequestLog, {type LoggedRequest} from '@site/src/components/RequestLog';
import {announce} from '@site/src/lib/announce';
import type {FrameEvent, RunInput} from '../../sandbox/protocol';
import {CODE_PATH} from '../../shared/clientFile';
import type {Operation, Problem, RunPaneProps, SourceFile} from '../../shared/types';
import CodeEditor, {type CodeEditorHandle} from '../CodeEditor';
import Frame from './Frame';
import {preloadLanguage} from './startLanguage';
import {useLanguage} from './useLanguage';
import styles from './styles.module.css';

const LATENCIES = [0, 300, 1_000, 3_000];
const MAX_LINES = 100;

interface Run {
  readonly id: number;
  readonly input: RunInput;
}

interface Output {
  readonly requests: readonly LoggedRequest[];
  readonly entries: readonly CacheEntry[];
  /** Errors while the code ran. */
  readonly problems: readonly string[];
  readonly lines: readonly string[];
}

const NO_OUTPUT: Output = {requests: [], entries: [], problems: [], lines: []};

/** The editor of the reader's code, and what the code does when it runs against a mock of the document. */
export default function RunPane({
  client,
  notices,
  document,
  operations,
  code,
  opened,
  onOpen,
  onCodeChange,
  isAutomatic,
}: RunPaneProps): ReactNode {
  const file = code.find(({path}) => path === opened) ?? code[0];
  const path = file?.path ?? CODE_PATH;
  const language = useLanguage({client, notices, document, code, opened: path});
  const editor = useRef<CodeEditorHandle>(null);
  // Where the editor goes when it shows another file.
  const [goal, setGoal] = useState<Problem>();
  const [run, setRun] = useState<Run>();
  const [output, setOutput] = useState(NO_OUTPUT);
  const [latency, setLatency] = useState(300);
  const [failNext, setFailNext] = useState(false);
  const [isPreparing, setPreparing] = useState(false);
  const settings = useMemo(() => ({latency, failNext}), [latency, failNext]);

  async function start(): Promise<void> {
    setPreparing(true);
    try {
      const service = await language.start();
      // Not waiting for each update: the check of the types, which takes seconds, would come before the code is compiled.
      for (const each of code) void service.update(each.path, each.text).catch(() => undefined);
      const modules = await service.emit(CODE_PATH);
      setOutput(NO_OUTPUT);
      setRun((previous) => ({
        id: (previous?.id ?? 0) + 1,
        input: {modules, entry: CODE_PATH, document, settings},
      }));
    } catch {
      // The status says what happened.
    } finally {
      setPreparing(false);
    }
  }

  const latestStart = useRef(start);
  latestStart.current = start;
  useEffect(() => {
    if (isAutomatic) void latestStart.current();
  }, [isAutomatic]);

  useEffect(() => {
    if (goal?.path !== path) return;
    editor.current?.reveal(goal.line ?? 1, goal.column ?? 1);
    setGoal(undefined);
  }, [goal, path]);

  function stop(): void {
    setRun(undefined);
    announce('Stopped.');
  }

  const listen = useCallback((event: FrameEvent): void => {
    if (event.type === 'failed') setFailNext(false);
    if (event.type === 'started') announce('The code has run.');
    if (event.type === 'problem') announce(`Problem: ${event.message}`);
    setOutput((previous) => applyEvent(previous, event));
  }, []);

  const entries = useMemo(() => nameEntries(output.entries, operations), [output.entries, operations]);
  const shown = useMemo(() => language.problems.filter((problem) => problem.path === path), [language.problems, path]);

  return (
    <div className={styles.pane}>
      <div className={styles.code}>
        {code.length > 1 && (
          <div role="group" aria-label="Files of the code" className={styles.files}>
            {code.map((each) => (
              <button key={each.path} type="button" aria-pressed={each.path === path} onClick={() => onOpen(each.path)}>
                {each.path}
              </button>
            ))}
          </div>
        )}
        <CodeEditor
          key={path}
          ref={editor}
          label="Code"
          language="typescript"
          value={file?.text ?? ''}
          onChange={(text) => onCodeChange(path, text)}
          problems={shown}
          symbols={language.symbols}
          onActivate={() => void language.start().catch(() => undefined)}
        />
        <div className={styles.controls}>
          <button
            type="button"
            className={styles.primary}
            aria-disabled={isPreparing}
            onPointerEnter={preloadLanguage}
            onFocus={preloadLanguage}
            onClick={() => !isPreparing && void start()}
          >
            Run
          </button>
          {run && (
            <button type="button" onClick={stop}>
              Stop
            </button>
          )}
          <label>
            Latency{' '}
            <select value={latency} onChange={(event) => setLatency(Number(event.currentTarget.value))}>
              {LATENCIES.map((milliseconds) => (
                <option key={milliseconds} value={milliseconds}>
                  {milliseconds === 0 ? 'none' : `${milliseconds} ms`}
                </option>
              ))}
            </select>
          </label>
          <label>
            <input type="checkbox" checked={failNext} onChange={(event) => setFailNext(event.currentTarget.checked)} />{' '}
            Fail the next request
          </label>
        </div>
        <LanguageStatus download={language.download} error={language.error} />
      </div>
      <section aria-label="Problems" className={styles.region}>
        <h3>Problems</h3>
        <Problems
          problems={language.problems}
          runtime={output.problems}
          isChecked={language.isChecked}
          files={code}
          onOpen={(problem) => {
            if (problem.path !== undefined) onOpen(problem.path);
            setGoal({...problem, path: problem.path ?? path});
          }}
        />
      </section>
      <section aria-label="Result" className={styles.region}>
        <h3>Result</h3>
        {run ? (
          <Frame key={run.id} input={run.input} settings={settings} onEvent={listen} />
        ) : (
          <p className={styles.empty}>Run the code to see what it renders.</p>
        )}
        {output.lines.length > 0 && (
          <>
            <h4>Console</h4>
            <pre className={styles.console}>{output.lines.join('\n')}</pre>
          </>
        )}
      </section>
      <section aria-label="Requests" className={styles.region}>
        <h3>Requests</h3>
        <RequestLog requests={output.requests} />
      </section>
      <section aria-label="Query cache" className={styles.region}>
        <h3>Query cache</h3>
        <QueryCacheView entries={entries} />
      </section>
    </div>
  );
}

/** Adds what the code calls the operation of an entry: `books.getBook`. */
function nameEntries(entries: readonly CacheEntry[], operations: readonly Operation[]): readonly CacheEntry[] {
  return entries.map((entry) => {
    const request = readOperationKey(entry.key)?.request;
    const operation = operations.find(({method, path}) => `${method.toUpperCase()} ${path}` === request);
    return operation ? {...entry, operation: `${operation.service}.${operation.name}`} : entry;
  });
}

function applyEvent(output: Output, event: FrameEvent): Output {
  switch (event.type) {
    case 'requests':
      return {...output, requests: event.requests};
    case 'cache':
      return {...output, entries: event.entries};
    case 'problem':
      return output.problems.includes(event.message)
        ? output
        : {...output, problems: [...output.problems, event.message].slice(-MAX_LINES)};
    case 'console':
      return {...output, lines: [...output.lines, event.text].slice(-MAX_LINES)};
    case 'started':
    case 'ready':
    case 'failed':
    case 'height':
      return output;
  }
}

interface LanguageStatusProps {
  readonly download?: {readonly loaded: number; readonly total: number} | undefined;
  readonly error?: string | undefined;
}

function LanguageStatus({download, error}: LanguageStatusProps): ReactNode {
  if (error !== undefined) return <p role="alert">{error}</p>;
  if (!download) return null;
  const text = `Downloading TypeScript and types: ${toMegabytes(download.loaded)} of ${toMegabytes(download.total)} MB`;
  return (
    <p className={styles.download}>
      <progress aria-label="Downloading TypeScript" value={download.loaded} max={download.total} /> {text}
    </p>
  );
}

const toMegabytes = (bytes: number): string => (bytes / 1e6).toFixed(1);

interface ProblemsProps {
  readonly problems: readonly Problem[];
  readonly runtime: readonly string[];
  /** The reader's files. */
  readonly files: readonly SourceFile[];
  /** Whether TypeScript has looked at the code. */
  readonly isChecked: boolean;
  readonly onOpen: (problem: Problem) => void;
}

function Problems({problems, runtime, files, isChecked, onOpen}: ProblemsProps): ReactNode {
  if (problems.length + runtime.length === 0) {
    return (
      <p className={styles.empty}>{isChecked ? 'No problems.' : 'TypeScript checks the code when you edit it.'}</p>
    );
  }
  return (
    <ul className={styles.problems}>
      {runtime.map((message) => (
        <li key={`runtime ${message}`}>While running: {message}</li>
      ))}
      {problems.map((problem) => (
        <li key={`${problem.path} ${problem.line}:${problem.column} ${problem.message}`}>
          {files.some(({path}) => path === problem.path) ? (
            <button type="button" onClick={() => onOpen(problem)}>
              {files.length > 1 ? `${problem.path}, line` : 'Line'} {problem.line}
            </button>
          ) : (
            `Generated file ${problem.path}, line ${problem.line}:`
          )}{' '}
          {problem.message}
        </li>
      ))}
    </ul>
  );
}
