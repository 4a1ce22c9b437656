import {useCallback, useEffect, useRef, useState} from 'react';
import {announce} from '@site/src/lib/announce';
import {generate} from '../generator/client';
import {GeneratorError} from '../generator/GeneratorError';
import type {Download} from '../shared/loadBundles';
import type {GenerateResult, PlaygroundState, Problem} from '../shared/types';
import {preloadLanguage} from './run/startLanguage';
import {openAddress, type Opening} from './openAddress';
import {forgetState, watchOtherTabs, writeState} from './storage';

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
  /** What the address opened. */
  readonly opening: Opening | undefined;
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
  const latest = useRef(state);
  latest.current = state;
  const abort = useRef<AbortController>(undefined);
  const [opening, setOpening] = useState<Opening>();
  /** What was read, which need not be written. */
  const written = useRef<PlaygroundState>(undefined);
  /** Name of the sample that the reader works on. */
  const sample = useRef<string>(undefined);

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
      announce(`Generated ${countOf(made.files, 'file')} with ${countOf(made.operations, 'operation')}`);
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
      setReplaced(state.files.some(({text}) => text.trim() !== '') ? state : undefined);
      setState(next);
      sample.current = undefined;
      clearAddress();
      void run(next);
    },
    [run, state],
  );

  const forget = useCallback(() => {
    cancel();
    setState(EMPTY);
    setReplaced(undefined);
    setResult(undefined);
    setProblems([]);
    sample.current = undefined;
    void forgetState().then(() => announce('Work deleted.'));
    clearAddress();
  }, [cancel]);

  useEffect(() => {
    let isCurrent = true;
    void openAddress(window.location.hash).then((opened) => {
      if (!isCurrent) return;
      setKeeping(opened.keeping);
      if (opened.problem !== undefined) setProblems([{message: opened.problem}]);
      // What was typed while this was read stays.
      if (latest.current !== EMPTY || !opened.state) return setOpening({isAutomatic: false});
      written.current = opened.state;
      sample.current = opened.sample;
      setOpening(opened);
      setReplaced(opened.own);
      setState(opened.state);
      if (!opened.isAutomatic) return;
      preloadLanguage();
      void run(opened.state);
    });
    return () => {
      isCurrent = false;
    };
  }, [run]);

  useEffect(() => {
    if (!opening || state === EMPTY || state === written.current) return;
    // The address has what was shared, not what has become of it.
    if (sample.current === undefined) clearAddress();
    const timer = setTimeout(() => void writeState(state, sample.current).then(setKeeping), SAVE_DELAY);
    return () => clearTimeout(timer);
  }, [opening, state]);

  useEffect(() => watchOtherTabs(setKeeping), []);
  useEffect(() => () => abort.current?.abort(), []);

  return {
    ...{state, running, result, problems, keeping, replaced, opening},
    ...{change, replace, report: setProblems, start, cancel, forget},
  };
}

function clearAddress(): void {
  if (window.location.hash) window.history.replaceState(null, '', window.location.pathname);
}

/** `1 file`, `10 files` */
export const countOf = ({length}: readonly unknown[], noun: string): string =>
  `${length} ${noun}${length === 1 ? '' : 's'}`;

export const describeError = (error: unknown): string => (error instanceof Error ? error.message : String(error));
