import {dirname, resolve} from 'node:path';
import ts from 'typescript';

/** The type that an editor shows when you hover over a name. */
export interface NamedType {
  /** The name, such as `data`. */
  readonly name: string;
  /** As the compiler prints it, such as `const data: Book | undefined`. */
  readonly type: string;
}

/**
 * Asks TypeScript's language service for the type of each name at its first mention, as an editor does on hover.
 *
 * @param project path of the `tsconfig.json` that the file belongs to
 * @throws Error when the file does not contain a name or the compiler has no type for it
 */
export function askTypes(project: string, file: string, names: readonly string[]): NamedType[] {
  const service = createLanguageService(project, file);
  const source = service.getProgram()?.getSourceFile(file);
  if (!source) throw new Error(`${file} cannot be read by the compiler.`);
  return names.map((name) => {
    const position = source.text.search(new RegExp(`\\b${name}\\b`));
    const info = position < 0 ? undefined : service.getQuickInfoAtPosition(file, position);
    if (!info) throw new Error(`TypeScript has no type for "${name}" in ${file}.`);
    return {name, type: ts.displayPartsToString(info.displayParts)};
  });
}

function createLanguageService(project: string, file: string): ts.LanguageService {
  const {config} = ts.readConfigFile(project, ts.sys.readFile);
  // Only loads this file and its imports. The other samples do not affect its types.
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
