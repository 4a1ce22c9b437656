import path from 'node:path';
import ts from 'typescript';

const known = new Map<string, ts.ParsedCommandLine>();

/**
 * Reads the `tsconfig.json` of a sample project.
 *
 * @throws Error when TypeScript cannot read it
 */
export function readSettings(project: string): ts.ParsedCommandLine {
  const file = path.join(project, 'tsconfig.json');
  const settings =
    known.get(file) ??
    ts.getParsedCommandLineOfConfigFile(file, undefined, {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: ({messageText}) => {
        throw new Error(`${file}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`);
      },
    });
  if (!settings) throw new Error(`Cannot read ${file}.`);
  known.set(file, settings);
  return settings;
}

/** The `.d.ts` files of a project that are in the folder of some file: no import names them. */
export function listDeclarations(project: string, files: readonly string[]): string[] {
  const folders = new Set(files.map((file) => path.dirname(file)));
  return readSettings(project).fileNames.filter((name) => name.endsWith('.d.ts') && folders.has(path.dirname(name)));
}
