import path from 'node:path';
import ts from 'typescript';
import type {TypeInfo} from '../../lib/pageTypes';
import {summarizeClient} from './summarizeClient';

/** An identifier of a file with what TypeScript says about it. Its `type` is text. */
export interface DescribedIdentifier extends TypeInfo {
  /** Zero-based column in the line. */
  readonly column: number;
  readonly length: number;
}

/**
 * Opens files of a project, and whatever they import. Tests and their packages would take a third longer and change
 * nothing, because no sample changes the types of another one.
 *
 * @throws Error for a file that is not part of the project
 */
export function openProject(tsconfigFile: string, files: readonly string[]): ts.LanguageService {
  const config = ts.getParsedCommandLineOfConfigFile(tsconfigFile, undefined, {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: ({messageText}) => {
      throw new Error(`${tsconfigFile}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`);
    },
  });
  if (!config) throw new Error(`Cannot read ${tsconfigFile}.`);
  const missing = files.find((file) => !config.fileNames.includes(file));
  if (missing !== undefined) throw new Error(`${missing} is not in the "include" of ${tsconfigFile}. Add its folder.`);
  return ts.createLanguageService({
    ...ts.sys,
    useCaseSensitiveFileNames: () => ts.sys.useCaseSensitiveFileNames,
    getCompilationSettings: () => config.options,
    getScriptFileNames: () => [...files],
    // Nothing changes. Without this, the service looks at each file again for every question.
    getProjectVersion: () => '0',
    getScriptVersion: () => '0',
    getScriptSnapshot: (file) => {
      const text = ts.sys.readFile(file);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => path.dirname(tsconfigFile),
    getDefaultLibFileName: ts.getDefaultLibFilePath,
  });
}

/**
 * Describes the identifiers on some lines of a file. JSX attributes with a hyphen are identifiers, too.
 *
 * @param lines one-based numbers
 * @returns the identifiers of each line, in order
 * @throws Error for an identifier without a type
 */
export function describeIdentifiers(
  service: ts.LanguageService,
  file: string,
  lines: ReadonlySet<number>,
): Map<number, DescribedIdentifier[]> {
  const source = service.getProgram()?.getSourceFile(file);
  if (!source) throw new Error(`${file} does not belong to the opened files.`);
  const described = new Map<number, DescribedIdentifier[]>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && node.text !== '') {
      const {line, character: column} = source.getLineAndCharacterOfPosition(node.getStart(source));
      if (!lines.has(line + 1) || isElementName(node)) return;
      const info = describe(service, source, node);
      if (!info) throw new Error(`${file}:${line + 1}:${column + 1}: TypeScript has no type for "${node.text}".`);
      const onLine = described.get(line + 1) ?? [];
      described.set(line + 1, [...onLine, {column, length: node.getEnd() - node.getStart(source), ...info}]);
    } else ts.forEachChild(node, visit);
  };
  visit(source);
  return described;
}

/** The name of an HTML element. TypeScript says only that it is one. */
function isElementName(node: ts.Identifier): boolean {
  const {parent} = node;
  const isTagName =
    ts.isJsxOpeningElement(parent) || ts.isJsxSelfClosingElement(parent) || ts.isJsxClosingElement(parent);
  return isTagName && parent.tagName === node && /^[a-z]/.test(node.text);
}

function describe(service: ts.LanguageService, source: ts.SourceFile, node: ts.Identifier): TypeInfo | undefined {
  const position = node.getStart(source);
  const checker = service.getProgram()?.getTypeChecker();
  const summary = checker && summarizeClient(checker, checker.getTypeAtLocation(node), node);
  // The shortest text is enough for what comes before the type, and saves half of the time.
  const info = service.getQuickInfoAtPosition(source.fileName, position, summary === undefined ? undefined : 1);
  if (!info) return undefined;
  const type = ts.displayPartsToString(info.displayParts);
  const docs = [ts.displayPartsToString(info.documentation), ...(info.tags ?? []).map(printTag)]
    .filter(Boolean)
    .join('\n\n');
  return {
    type: summary === undefined ? type : takeDeclaration(info.displayParts ?? []),
    ...(summary !== undefined && {summary}),
    ...(docs !== '' && {docs}),
  };
}

/** `const api` of `const api: {…}`. */
function takeDeclaration(parts: readonly ts.SymbolDisplayPart[]): string {
  const end = parts.findIndex(({text, kind}) => kind === 'punctuation' && (text === ':' || text === '<'));
  return ts.displayPartsToString(end < 0 ? [...parts] : parts.slice(0, end)).trimEnd();
}

function printTag({name, text}: ts.JSDocTagInfo): string {
  const words = ts.displayPartsToString(text).trim();
  return words === '' ? `@${name}` : `@${name} ${words}`;
}
