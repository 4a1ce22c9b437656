import path from 'node:path';
import ts from 'typescript';
import {describeIdentifiers} from './describeIdentifiers';
import type {DescribedFolder} from './folderTypes';
import {listDeclarations, readSettings} from './projectSettings';
import {filesOf, type SampleFolder} from './sampleFolders';

/**
 * Returns a function that describes what pages show of a folder. TypeScript opens its samples and what they import, as an
 * editor does, and nothing else: the tests of other folders would bring in the globals of Node.js. So the result also does
 * not depend on which folders were described before. Files are parsed once.
 */
export function createDescriber(): (folder: SampleFolder) => DescribedFolder {
  const registry = ts.createDocumentRegistry(ts.sys.useCaseSensitiveFileNames);
  return (folder) => {
    const service = openFiles(folder.project, filesOf(folder), registry);
    return new Map(
      [...folder.files].map(([name, lines]) => [
        name,
        describeIdentifiers(service, folder.project, path.join(folder.project, folder.name, name), new Set(lines)),
      ]),
    );
  };
}

/**
 * Opens files of a project, and whatever they import.
 *
 * @throws Error for a file that is not part of the project
 */
export function openFiles(
  project: string,
  files: readonly string[],
  registry?: ts.DocumentRegistry,
): ts.LanguageService {
  const {fileNames, options} = readSettings(project);
  const missing = files.find((file) => !fileNames.includes(file));
  if (missing !== undefined) {
    throw new Error(`${missing} is not in the "include" of ${path.join(project, 'tsconfig.json')}. Add its folder.`);
  }
  return ts.createLanguageService(
    {
      ...ts.sys,
      useCaseSensitiveFileNames: () => ts.sys.useCaseSensitiveFileNames,
      getCompilationSettings: () => options,
      getScriptFileNames: () => [...files, ...listDeclarations(project, files)],
      // Nothing changes. Without this, the service looks at each file again for every question.
      getProjectVersion: () => '0',
      getScriptVersion: () => '0',
      getScriptSnapshot: (file) => {
        const text = ts.sys.readFile(file);
        return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
      },
      getCurrentDirectory: () => project,
      getDefaultLibFileName: ts.getDefaultLibFilePath,
    },
    registry,
  );
}
