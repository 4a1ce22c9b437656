import {useCallback, useEffect, useMemo, useRef, useState} from 'react';
import type {LanguageClient} from '../../language/client';
import {assembleProject, CODE_PATH} from '../../shared/clientFile';
import type {Download} from '../../shared/loadBundles';
import type {OpenApiDocument, Problem, SourceFile} from '../../shared/types';
import type {SymbolSource} from '../CodeEditor/typeScriptSupport';
import {startLanguage} from './startLanguage';

/** Milliseconds without typing before the code is checked. */
const PAUSE = 350;

export interface Language {
  /** Starts TypeScript, if it has not started yet. */
  readonly start: () => Promise<LanguageClient>;
  readonly isReady: boolean;
  /** While TypeScript is being downloaded. */
  readonly download?: Download;
  readonly error?: string;
  /** Errors of the code. */
  readonly problems: readonly Problem[];
  readonly symbols: SymbolSource;
}

/** TypeScript for the reader's code against a generated client. It starts when it is needed first. */
export function useLanguage(client: readonly SourceFile[], document: OpenApiDocument, code: string): Language {
  const [service, setService] = useState<LanguageClient>();
  const [download, setDownload] = useState<Download>();
  const [error, setError] = useState<string>();
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const starting = useRef<Promise<LanguageClient>>(undefined);
  const project = useRef({client, document, code});
  project.current = {client, document, code};

  const start = useCallback(() => {
    starting.current ??= startLanguage(setDownload).then(
      (started) => {
        void started.open(assembleProject(project.current.client, project.current.document, project.current.code));
        setService(started);
        setDownload(undefined);
        setError(undefined);
        return started;
      },
      (failure: unknown) => {
        starting.current = undefined;
        setDownload(undefined);
        setError(failure instanceof Error ? failure.message : String(failure));
        throw failure;
      },
    );
    return starting.current;
  }, []);

  useEffect(
    () => () =>
      void starting.current?.then(
        (started) => started.stop(),
        () => undefined,
      ),
    [],
  );

  useEffect(() => {
    void service?.open(assembleProject(client, document, project.current.code)).catch(() => undefined);
  }, [service, client, document]);

  useEffect(() => {
    if (!service) return;
    let isCurrent = true;
    const timer = setTimeout(() => {
      void service.update(CODE_PATH, code).catch(() => undefined);
      service.diagnose(CODE_PATH).then(
        (found) => {
          if (!isCurrent) return;
          setProblems(
            found
              .filter(({severity}) => severity === 'error')
              .map(({line, column, from, to, message}) => ({message, line, column, length: to - from})),
          );
        },
        (failure: unknown) => setError(failure instanceof Error ? failure.message : String(failure)),
      );
    }, PAUSE);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [service, client, document, code]);

  const symbols = useMemo(
    (): SymbolSource => ({
      async complete(text, position) {
        const started = await starting.current;
        void started?.update(CODE_PATH, text);
        return started?.complete(CODE_PATH, position);
      },
      async describeCompletion(position, label) {
        return (await starting.current)?.describeCompletion(CODE_PATH, position, label);
      },
      async describe(text, position) {
        const started = await starting.current;
        void started?.update(CODE_PATH, text);
        return started?.describe(CODE_PATH, position);
      },
    }),
    [],
  );

  return {
    start,
    isReady: service !== undefined,
    ...(download && {download}),
    ...(error !== undefined && {error}),
    problems,
    symbols,
  };
}
