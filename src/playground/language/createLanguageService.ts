import type ts from 'typescript';
import type {EmittedModule} from '../shared/types';
import {CLIENT_FOLDER} from '../shared/clientFile';
import {resolveImport} from '../shared/resolveImport';
import {guardLoops} from './guardLoops';
import type {Diagnostic, LanguageService, SymbolInfo} from './protocol';

/** Files of packages and of TypeScript itself, by absolute path: `/node_modules/react/package.json`. */
export type TypeLibrary = Readonly<Record<string, string>>;

const ROOT = '/src/';
const LIB_FOLDER = '/node_modules/typescript/lib/';
/** Longer signatures, such as those of whole clients, and longer comments are cut. */
const MAX_TEXT = 700;

/** The options that `npm create vite` writes, as far as they concern a single program. */
export function getCompilerOptions(typescript: typeof ts): ts.CompilerOptions {
  return {
    strict: true,
    noEmit: true,
    target: typescript.ScriptTarget.ES2022,
    module: typescript.ModuleKind.ESNext,
    moduleResolution: typescript.ModuleResolutionKind.Bundler,
    jsx: typescript.JsxEmit.ReactJSX,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: [],
    isolatedModules: true,
    skipLibCheck: true,
  };
}

interface OpenFile {
  text: string;
  version: number;
}

/** TypeScript's language service for files in memory. */
export function createLanguageService(typescript: typeof ts, library: TypeLibrary): LanguageService {
  const options = getCompilerOptions(typescript);
  const files = new Map<string, OpenFile>();
  const compiled = new Map<string, {readonly text: string; readonly js: string}>();
  const folders = listFolders(Object.keys(library));
  let version = 0;

  const read = (path: string): string | undefined => files.get(path)?.text ?? library[path];
  const host: ts.LanguageServiceHost = {
    getCompilationSettings: () => options,
    getProjectVersion: () => String(version),
    getScriptFileNames: () => [...files.keys()],
    getScriptVersion: (path) => String(files.get(path)?.version ?? 0),
    getScriptSnapshot: (path) => {
      const text = read(path);
      return text === undefined ? undefined : typescript.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => '/',
    getDefaultLibFileName: (settings) => LIB_FOLDER + typescript.getDefaultLibFileName(settings),
    fileExists: (path) => files.has(path) || Object.hasOwn(library, path),
    readFile: read,
    directoryExists: (path) => {
      const folder = `${path.replace(/\/$/, '')}/`;
      return folders.has(folder) || [...files.keys()].some((file) => file.startsWith(folder));
    },
    getDirectories: () => [],
    useCaseSensitiveFileNames: () => true,
  };
  const service = typescript.createLanguageService(host);

  function toDiagnostic(path: string, found: ts.Diagnostic): Diagnostic {
    const from = found.start ?? 0;
    const position = found.file?.getLineAndCharacterOfPosition(from);
    return {
      path,
      from,
      to: from + (found.length ?? 0),
      line: (position?.line ?? 0) + 1,
      column: (position?.character ?? 0) + 1,
      severity: getSeverity(typescript, found.category),
      message: describeMessage(typescript, found),
      code: found.code,
    };
  }

  function diagnose(path: string): Diagnostic[] {
    const file = ROOT + path;
    if (!files.has(file)) return [];
    return [...service.getSyntacticDiagnostics(file), ...service.getSemanticDiagnostics(file)].map((found) =>
      toDiagnostic(path, found),
    );
  }

  return {
    open(sources) {
      const next = new Map(sources.map(({path, text}) => [ROOT + path, text]));
      for (const path of files.keys()) if (!next.has(path)) files.delete(path);
      for (const [path, text] of next) setFile(path, text);
      version++;
    },

    update(path, text) {
      setFile(ROOT + path, text);
      version++;
    },

    complete(path, position) {
      const text = files.get(ROOT + path)?.text;
      const found = text === undefined ? undefined : service.getCompletionsAtPosition(ROOT + path, position, {});
      if (text === undefined || !found) return undefined;
      const span = found.optionalReplacementSpan;
      const word = /[\w$]*$/.exec(text.slice(0, position))?.[0] ?? '';
      return {
        from: span ? span.start : position - word.length,
        items: found.entries
          .filter(({kind}) => kind !== typescript.ScriptElementKind.warning)
          .map(({name, kind, sortText}) => ({label: name, kind, sortText})),
      };
    },

    describeCompletion(path, position, label) {
      if (!files.has(ROOT + path)) return undefined;
      const details = service.getCompletionEntryDetails(
        ROOT + path,
        position,
        label,
        undefined,
        undefined,
        undefined,
        undefined,
      );
      return (
        details && {from: position, to: position, ...toTexts(typescript, details.displayParts, details.documentation)}
      );
    },

    describe(path, position): SymbolInfo | undefined {
      if (!files.has(ROOT + path)) return undefined;
      const info = service.getQuickInfoAtPosition(ROOT + path, position);
      return (
        info && {
          from: info.textSpan.start,
          to: info.textSpan.start + info.textSpan.length,
          ...toTexts(typescript, info.displayParts, info.documentation),
        }
      );
    },

    diagnose,

    diagnoseAll: (prefix) =>
      [...files.keys()]
        .map((file) => file.slice(ROOT.length))
        .filter((path) => path.startsWith(prefix))
        .flatMap(diagnose),

    emit: (path) => emitModules(compile, path, (file) => files.get(ROOT + file)?.text),
  };

  /** Most files are those of the client, which stay the same from run to run. */
  function compile(path: string, text: string): string {
    const known = compiled.get(path);
    if (known?.text === text) return known.js;
    const js = typescript.transpileModule(text, {
      fileName: path,
      ...(!path.startsWith(CLIENT_FOLDER) && {transformers: {before: [guardLoops(typescript)]}}),
      compilerOptions: {...options, module: typescript.ModuleKind.CommonJS, moduleResolution: undefined},
    }).outputText;
    compiled.set(path, {text, js});
    return js;
  }

  function setFile(path: string, text: string): void {
    const previous = files.get(path);
    if (previous?.text !== text) files.set(path, {text, version: (previous?.version ?? 0) + 1});
  }
}

function toTexts(
  typescript: typeof ts,
  signature: ts.SymbolDisplayPart[] | undefined,
  documentation: ts.SymbolDisplayPart[] | undefined,
): {signature: string; documentation: string} {
  return {
    signature: shorten(typescript.displayPartsToString(signature)),
    documentation: shorten(typescript.displayPartsToString(documentation)),
  };
}

const shorten = (text: string): string => (text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text);

/** "No overload matches this call." */
const NO_OVERLOAD = 2769;

/** The message. Of a call without a matching overload only the reasons: the overloads of a hook fill a screen each. */
function describeMessage(typescript: typeof ts, {code, messageText}: ts.Diagnostic): string {
  if (code !== NO_OVERLOAD || typeof messageText === 'string') {
    return typescript.flattenDiagnosticMessageText(messageText, '\n');
  }
  return [...new Set(listReasons(messageText))].join('\n');
}

function listReasons({messageText, next = []}: ts.DiagnosticMessageChain): string[] {
  return next.length === 0 ? [messageText] : next.flatMap(listReasons);
}

function getSeverity(typescript: typeof ts, category: ts.DiagnosticCategory): Diagnostic['severity'] {
  if (category === typescript.DiagnosticCategory.Error) return 'error';
  return category === typescript.DiagnosticCategory.Warning ? 'warning' : 'info';
}

// Dynamic imports keep the quotes of the source.
const RELATIVE_IMPORT = /\brequire\(["'](\.[^"']*)["']\)/g;

/** Compiles a file, and follows what is left of its imports when the types are gone. */
function emitModules(
  compile: (path: string, text: string) => string,
  entry: string,
  read: (path: string) => string | undefined,
): EmittedModule[] {
  const emitted = new Map<string, EmittedModule>();
  const pending = [entry];
  while (pending.length > 0) {
    const path = pending.pop()!; // The loop runs only while there is one.
    const text = read(path);
    if (text === undefined || emitted.has(path)) continue;
    const js = compile(path, text);
    emitted.set(path, {path, js});
    for (const [, specifier = ''] of js.matchAll(RELATIVE_IMPORT)) {
      const target = resolveImport(path, specifier, (candidate) => read(candidate) !== undefined);
      if (target !== undefined) pending.push(target);
    }
  }
  return [...emitted.values()];
}

function listFolders(paths: readonly string[]): Set<string> {
  const folders = new Set<string>(['/']);
  for (const path of paths) {
    for (let end = path.indexOf('/', 1); end > 0; end = path.indexOf('/', end + 1)) folders.add(path.slice(0, end + 1));
  }
  return folders;
}
