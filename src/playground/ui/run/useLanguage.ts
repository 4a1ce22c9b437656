import {useCallback, useEffect, useMemo, useRef, useState} from 'react';
import type {LanguageClient} from '../../language/client';
import {assembleProject, listBrokenFiles} from '../../shared/clientFile';
import type {Download} from '../../shared/loadBundles';
import type {OpenApiDocument, Problem, SourceFile} from '../../shared/types';
import type {SymbolSource} from '../CodeEditor/typeScriptSupport';
import {startLanguage} from './startLanguage';

/** Milliseconds without typing before the code is checked. */
const PAUSE = 350;

const NO_PROBLEMS: readonly Problem[] = [];

export interface Language {
  /** Starts TypeScript, if it has not started yet. */
  readonly start: () => Promise<LanguageClient>;
  /** While TypeScript is being downloaded. */
  readonly download?: Download;
  readonly error?: string;
  /** Errors of the code, and of generated files whose operations have names that do not compile. */
  readonly problems: readonly Problem[];
  /** Whether TypeScript has looked for problems. */
  readonly isChecked: boolean;
  readonly symbols: SymbolSource;
}

interface Project {
  readonly client: readonly SourceFile[];
  /** What the generator noticed. */
  readonly notices: readonly Problem[];
  readonly document: OpenApiDocument;
  /** The reader's files. */
  readonly code: readonly SourceFile[];
  /** Path of the file in the editor. */
  readonly opened: string;
}

/** TypeScript for the reader's code against a generated client. It starts when it is needed first. */
export function useLanguage({client, notices, document, code, opened}: Project): Language {
  const [service, setService] = useState<LanguageClient>();
  const [download, setDownload] = useState<Download>();
  const [error, setError] = useState<string>();
  const [problems, setProblems] = useState<readonly Problem[]>();
  const starting = useRef<Promise<LanguageClient>>(undefined);
  const project = useRef({client, document, code, opened});
  project.current = {client, document, code, opened};
  const broken = useMemo(() => listBrokenFiles(client, notices), [client, notices]);
  // Files that are added or removed change the project, edits only their text.
  const paths = code.map(({path}) => path).join('\n');

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
  }, [service, client, document, paths]);

  useEffect(() => {
    if (!service) return;
    let isCurrent = true;
    const timer = setTimeout(() => {
      for (const {path, text} of code) void service.update(path, text).catch(() => undefined);
      Promise.all([...code.map(({path}) => path), ...broken].map((path) => service.diagnose(path))).then(
        (found) => {
          if (!isCurrent) return;
          setProblems(
            found
              .flat()
              .filter(({severity}) => severity === 'error')
              .map(({path, line, column, from, to, message}) => ({path, message, line, column, length: to - from})),
          );
        },
        (failure: unknown) => setError(failure instanceof Error ? failure.message : String(failure)),
      );
    }, PAUSE);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [service, client, document, code, broken]);

  const symbols = useMemo(
    (): SymbolSource => ({
      async complete(text, position) {
        const started = await starting.current;
        const path = project.current.opened;
        void started?.update(path, text);
        return started?.complete(path, position);
      },
      async describeCompletion(position, label) {
        return (await starting.current)?.describeCompletion(project.current.opened, position, label);
      },
      async describe(text, position) {
        const started = await starting.current;
        const path = project.current.opened;
        void started?.update(path, text);
        return started?.describe(path, position);
      },
    }),
    [],
  );

  return {
    start,
    ...(download && {download}),
    ...(error !== undefined && {error}),
    problems: problems ?? NO_PROBLEMS,
    isChecked: problems !== undefined,
    symbols,
  };
}
