import path from 'node:path';
import ts from 'typescript';
import {readProject} from '../captureExpectedErrors';
import {isSelected} from '../selection';

/**
 * Compiles the files of one folder and what they import, with the settings of their project.
 *
 * @param projectDir Absolute folder of a sample project.
 * @param selectedPath Folder or file of its `src`.
 * @returns One problem per diagnostic, with file and line.
 */
export function checkTypesOf(projectDir: string, selectedPath: string): string[] {
  const {fileNames, options} = readProject(projectDir);
  const source = path.join(projectDir, 'src');
  const selected = fileNames.filter((fileName) => isSelected(path.relative(source, fileName), selectedPath));
  const declarations = fileNames.filter((fileName) => fileName.endsWith('.d.ts'));
  const program = ts.createProgram([...selected, ...declarations], {...options, noEmit: true});
  return ts.getPreEmitDiagnostics(program).map((diagnostic) =>
    ts
      .formatDiagnostic(diagnostic, {
        getCanonicalFileName: (fileName) => fileName,
        getCurrentDirectory: () => path.resolve(projectDir, '../..'),
        getNewLine: () => '\n',
      })
      .trim(),
  );
}
