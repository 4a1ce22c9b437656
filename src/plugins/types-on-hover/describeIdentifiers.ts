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
 * Describes the identifiers on some lines of a file. JSX attributes with a hyphen are identifiers, too. Leaves out what
 * TypeScript can only call `any`: a name that does not exist, in a call that is meant to be wrong.
 *
 * @param project absolute folder, which the descriptions must not contain
 * @param lines one-based numbers
 * @returns the identifiers of each line, in order
 * @throws Error for an identifier without a type
 */
export function describeIdentifiers(
  service: ts.LanguageService,
  project: string,
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
      const info = describe(service, project, source, node);
      if (info?.type === 'any') return;
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

function describe(
  service: ts.LanguageService,
  project: string,
  source: ts.SourceFile,
  node: ts.Identifier,
): TypeInfo | undefined {
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
    type: withoutFolder(summary === undefined ? type : takeDeclaration(info.displayParts ?? []), project),
    ...(summary !== undefined && {summary}),
    ...(docs !== '' && {docs}),
  };
}

/** Types from other files contain their absolute path, which differs between machines. */
function withoutFolder(type: string, project: string): string {
  return type.replaceAll(`${project}/node_modules/`, '').replaceAll(`${project}/`, './');
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
