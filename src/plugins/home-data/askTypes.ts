import {dirname, resolve} from 'node:path';
import ts from 'typescript';

/** What an editor shows when the reader points at a name. */
export interface HoverType {
  /** The name pointed at, e.g. `data`. */
  readonly name: string;
  /** Line of the name in its file, counted from 1. */
  readonly line: number;
  /** The compiler's own words, e.g. `const data: Book | undefined`. */
  readonly type: string;
}

/**
 * Asks TypeScript's language service, as an editor does, for the type of the first mention of each name.
 *
 * @param project path of the `tsconfig.json` the file belongs to
 * @throws Error when the file does not mention a name or the compiler has nothing to say about it
 */
export function askTypes(project: string, file: string, names: readonly string[]): HoverType[] {
  const service = createLanguageService(project, file);
  const source = service.getProgram()?.getSourceFile(file);
  if (!source) throw new Error(`${file} cannot be read by the compiler.`);
  return names.map((name) => {
    const position = source.text.search(new RegExp(`\\b${name}\\b`));
    const info = position < 0 ? undefined : service.getQuickInfoAtPosition(file, position);
    if (!info) throw new Error(`TypeScript knows no type of "${name}" in ${file}.`);
    return {
      name,
      line: source.getLineAndCharacterOfPosition(position).line + 1,
      type: ts.displayPartsToString(info.displayParts),
    };
  });
}

function createLanguageService(project: string, file: string): ts.LanguageService {
  const {config} = ts.readConfigFile(project, ts.sys.readFile);
  // Only the file itself and what it imports: the other samples do not change its types.
  const {options} = ts.parseJsonConfigFileContent(
    {...config, include: undefined, files: [file]},
    ts.sys,
    dirname(project),
  );
  return ts.createLanguageService({
    getCompilationSettings: () => ({...options, noErrorTruncation: true}),
    getScriptFileNames: () => [file],
    getScriptVersion: () => '1',
    getScriptSnapshot: (path) => {
      const text = ts.sys.readFile(path);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => resolve(dirname(project)),
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: ts.sys.fileExists,
    readFile: ts.sys.readFile,
    readDirectory: ts.sys.readDirectory,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
  });
}
