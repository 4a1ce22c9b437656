import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import ts from 'typescript';
import {ROOT} from './paths.mjs';

/** What to look for in calls/<document>/<tool>/one.ts: the name of the operation, and of one of its parameters. */
const CALLS = {
  bookshop: {operation: /getBook|GetBook|\/books\//, parameter: 'bookId', summary: 'Get one book'},
  github: {
    operation: /reposGet|ReposGet|ReposByOwnerAndRepo|\/repos\//,
    parameter: 'owner',
    summary: 'Get a repository',
  },
};

/**
 * Asks TypeScript's language service, which is what editors ask, about the file with one call.
 *
 * @returns {{firstSeconds: number, operation: boolean, parameter: boolean, summary: boolean, definition: boolean}}
 *   `firstSeconds` is the time until the first list of completions after opening the project.
 */
export function measureEditor(documentId, toolId) {
  const file = join(ROOT, 'calls', documentId, toolId, 'one.ts');
  const text = readFileSync(file, 'utf8');
  const {operation, parameter, summary} = CALLS[documentId];
  const call = findCall(text, operation);
  const service = openProject(file);

  const begin = performance.now();
  const names = service.getCompletionsAtPosition(file, call.start, {})?.entries.map(({name}) => name) ?? [];
  const firstSeconds = (performance.now() - begin) / 1000;
  return {
    firstSeconds,
    operation: names.includes(call.name),
    parameter: offersParameter(service, file, text, parameter, call),
    summary: readDocs(service, file, text, call).includes(summary),
    definition: leadsToOperation(service, file, call, operation),
  };
}

/** The last place where the operation is named, which is the call and not the import. */
function findCall(text, operation) {
  const matches = [...text.matchAll(new RegExp(`[\\w$]*(?:${operation.source})[^'(.,;]*`, 'g'))];
  const match = matches.at(-1);
  if (!match) throw new Error(`No call matches ${operation} in:\n${text}`);
  return {name: match[0].trim(), start: match.index, end: match.index + match[0].length};
}

function openProject(file) {
  const {config} = ts.readConfigFile(join(ROOT, 'tsconfig.json'), ts.sys.readFile);
  const {options} = ts.parseJsonConfigFileContent({...config, include: [file]}, ts.sys, ROOT);
  return ts.createLanguageService({
    getCompilationSettings: () => options,
    getScriptFileNames: () => [file],
    getScriptVersion: () => '1',
    getScriptSnapshot: (path) => {
      const content = ts.sys.readFile(path);
      return content === undefined ? undefined : ts.ScriptSnapshot.fromString(content);
    },
    getCurrentDirectory: () => ROOT,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: ts.sys.fileExists,
    readFile: ts.sys.readFile,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
    realpath: ts.sys.realpath,
  });
}

/** Parameters are keys of an object, which complete, or positions, which the signature shows. */
function offersParameter(service, file, text, parameter, call) {
  const key = text.search(new RegExp(`\\b${parameter}: `));
  const names = key === -1 ? [] : (service.getCompletionsAtPosition(file, key, {})?.entries ?? []);
  if (names.some(({name}) => name === parameter)) return true;
  const help = service.getSignatureHelpItems(file, text.indexOf('(', call.end - 1) + 1, {});
  return help?.items.some((item) => item.parameters.some(({name}) => name === parameter)) ?? false;
}

/** What hovering over the operation shows, or over the method that is called on it. */
function readDocs(service, file, text, {start, end}) {
  const positions = text[end] === '.' ? [start, end + 1] : [start];
  return positions
    .map((position) => service.getQuickInfoAtPosition(file, position))
    .flatMap((info) => [info?.documentation, ...(info?.tags?.map((tag) => tag.text) ?? [])])
    .map((parts) => ts.displayPartsToString(parts))
    .join('\n');
}

/** Whether "Go to definition" opens a line of the generated code that names the operation. */
function leadsToOperation(service, file, call, operation) {
  const definitions = service.getDefinitionAtPosition(file, call.start) ?? [];
  return definitions.some(({fileName, textSpan}) => {
    const target = ts.sys.readFile(fileName) ?? '';
    return (
      fileName.includes('/generated/') && operation.test(target.slice(textSpan.start, textSpan.start + textSpan.length))
    );
  });
}
