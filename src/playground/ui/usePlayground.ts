import {useCallback, useEffect, useRef, useState} from 'react';
import {announce} from '@site/src/lib/announce';
import {generate} from '../generator/client';
import {GeneratorError} from '../generator/GeneratorError';
import type {Download} from '../shared/loadBundles';
import type {GenerateResult, PlaygroundState, Problem} from '../shared/types';
import {loadLinkedSample} from './samples';
import {readFragment} from './share';
import {forgetState, type KeptState, readState, writeState} from './storage';

export interface Running {
  readonly step: string;
  /** Present while the generator is downloaded. */
  readonly download?: Download;
}

export interface Playground {
  readonly state: PlaygroundState;
  readonly running: Running | undefined;
  readonly result: GenerateResult | undefined;
  readonly problems: readonly Problem[];
  /** What happened to the kept work, if the reader should know. */
  readonly keeping: string | undefined;
  /** What the last replacement of the document replaced. */
  readonly replaced: PlaygroundState | undefined;
  readonly change: (changes: Partial<PlaygroundState>) => void;
  /** Like `change`, but generates at once and can be taken back. */
  readonly replace: (state: PlaygroundState) => void;
  readonly report: (problems: readonly Problem[]) => void;
  readonly start: (state?: PlaygroundState) => void;
  readonly cancel: () => void;
  readonly forget: () => void;
}

export const EMPTY: PlaygroundState = {files: [], entry: 'openapi.yaml', options: {}};
const SAVE_DELAY = 500;

/** The document, the options, and the run of the generator. */
export function usePlayground(): Playground {
  const [state, setState] = useState(EMPTY);
  const [replaced, setReplaced] = useState<PlaygroundState>();
  const [running, setRunning] = useState<Running>();
  const [result, setResult] = useState<GenerateResult>();
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [keeping, setKeeping] = useState<string>();
  const abort = useRef<AbortController>(undefined);
  const isRead = useRef(false);

  const run = useCallback(async (input: PlaygroundState): Promise<void> => {
    abort.current?.abort();
    const controller = new AbortController();
    abort.current = controller;
    const {signal} = controller;
    setProblems([]);
    setRunning({step: 'Starting'});
    announce('Generating');
    try {
      const made = await generate(input, {
        onDownload: (download) => !signal.aborted && setRunning({step: 'Downloading the generator', download}),
        onStep: (step) => !signal.aborted && setRunning({step}),
        signal,
      });
      if (signal.aborted) return;
      setResult(made);
      setProblems(made.notices);
      announce(`Generated ${made.files.length} files with ${made.operations.length} operations`);
    } catch (error) {
      if (signal.aborted) return;
      const found = error instanceof GeneratorError ? error.problems : [{message: describeError(error)}];
      setProblems(found);
      announce(found.map(({message}) => message).join(' '));
    } finally {
      if (abort.current === controller) setRunning(undefined);
    }
  }, []);

  const start = useCallback((input?: PlaygroundState) => void run(input ?? state), [run, state]);

  const cancel = useCallback(() => {
    abort.current?.abort(new DOMException('Canceled', 'AbortError'));
    abort.current = undefined;
    setRunning(undefined);
    announce('Canceled');
  }, []);

  const change = useCallback((changes: Partial<PlaygroundState>) => setState((old) => ({...old, ...changes})), []);

  const replace = useCallback(
    (next: PlaygroundState) => {
      setState((old) => {
        setReplaced(old.files.some(({text}) => text.trim() !== '') ? old : undefined);
        return next;
      });
      void run(next);
    },
    [run],
  );

  const forget = useCallback(() => {
    cancel();
    setState(EMPTY);
    setReplaced(undefined);
    setResult(undefined);
    setProblems([]);
    void forgetState().then(() => announce('Forgotten'));
    if (window.location.hash) window.history.replaceState(null, '', window.location.pathname);
  }, [cancel]);

  // What someone has shared comes first, then the work of the last visit, then the sample that a link names.
  useEffect(() => {
    let isCurrent = true;
    const read = async (): Promise<void> => {
      const report = (error: unknown): undefined => {
        setProblems([{message: describeError(error)}]);
      };
      const shared = await readFragment(window.location.hash).catch(report);
      const kept: KeptState = shared ? {state: shared} : await readState();
      const linked = kept.state ? undefined : await loadLinkedSample(window.location.search).catch(report);
      if (!isCurrent) return;
      isRead.current = true;
      setKeeping(kept.problem);
      // What was typed while this was read stays.
      if (kept.state) setState((old) => (old === EMPTY && kept.state ? kept.state : old));
      if (linked) replace({...EMPTY, files: [linked], entry: linked.path});
    };
    void read();
    return () => {
      isCurrent = false;
    };
  }, [replace]);

  useEffect(() => {
    if (!isRead.current || state === EMPTY) return;
    const timer = setTimeout(() => void writeState(state).then(setKeeping), SAVE_DELAY);
    return () => clearTimeout(timer);
  }, [state]);

  useEffect(() => () => abort.current?.abort(), []);

  return {
    ...{state, running, result, problems, keeping, replaced},
    ...{change, replace, report: setProblems, start, cancel, forget},
  };
}

export const describeError = (error: unknown): string => (error instanceof Error ? error.message : String(error));
