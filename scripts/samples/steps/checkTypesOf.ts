import path from 'node:path';
import ts from 'typescript';
import {readProject} from '../captureExpectedErrors';
import {isSelected} from '../selection';

/**
 * Compiles the files of one folder and their imports, with the settings of their project.
 *
 * @param projectDir Absolute folder of a sample project.
 * @param selectedPath Folder or file of its `src`.
 * @returns One problem per diagnostic of these files, with file and line.
 */
export function checkTypesOf(projectDir: string, selectedPath: string): string[] {
  const {fileNames, options} = readProject(projectDir);
  const source = path.join(projectDir, 'src');
  const selected = fileNames.filter((fileName) => isSelected(path.relative(source, fileName), selectedPath));
  // The files outside `src` bring in the types of Node.js, which tests use.
  const ambient = fileNames.filter((name) => name.endsWith('.d.ts') || path.dirname(name) === projectDir);
  const program = ts.createProgram([...selected, ...ambient], {...options, noEmit: true});
  const format = {
    getCanonicalFileName: (fileName: string) => fileName,
    getCurrentDirectory: () => path.resolve(projectDir, '../..'),
    getNewLine: () => '\n',
  };
  return selected
    .map((fileName) => program.getSourceFile(fileName))
    .flatMap((file) => [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)])
    .map((diagnostic) => ts.formatDiagnostic(diagnostic, format).trim());
}
