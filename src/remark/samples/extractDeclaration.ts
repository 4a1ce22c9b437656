import ts from 'typescript';
import {nearestName} from '../../lib/nearestName';
import {SampleError} from './SampleError';
import type {SourceLine} from './sourceLines';

interface Declaration {
  name: string;
  /** One-based line numbers in the file, including the leading doc comment. */
  first: number;
  last: number;
}

/**
 * The lines of a top-level TypeScript declaration (function, class, interface, type, enum, variable, or default export)
 * with its leading comment. Includes all overloads.
 */
export function extractDeclaration(lines: readonly SourceLine[], name: string, fileName: string): SourceLine[] {
  const declarations = listDeclarations(lines, fileName);
  const found = declarations.filter((declaration) => declaration.name === name);
  const first = found[0];
  const last = found.at(-1);
  if (first && last) return lines.slice(first.first - 1, last.last);
  if (declarations.length === 0) {
    throw new SampleError(`There is no declaration "${name}": the file has no top-level declarations.`);
  }
  const names = [...new Set(declarations.map((declaration) => declaration.name))];
  throw new SampleError(
    `There is no top-level declaration "${name}". Did you mean "${nearestName(name, names)}"? ` +
      `The file has: ${names.join(', ')}.`,
  );
}

/** Cache by file name: parsing a generated file takes 100 ms, and several pages show parts of the same file. */
const parsed = new Map<string, {text: string; declarations: Declaration[]}>();

/** Top-level declarations of a TypeScript or JavaScript file, in source order. */
export function listDeclarations(lines: readonly SourceLine[], fileName: string): Declaration[] {
  const text = lines.map((line) => line.text).join('\n');
  const known = parsed.get(fileName);
  if (known?.text === text) return known.declarations;
  const declarations = parseDeclarations(text, fileName);
  parsed.set(fileName, {text, declarations});
  return declarations;
}

function parseDeclarations(text: string, fileName: string): Declaration[] {
  // The file name matters: in a .ts file, `<T>(value)` is a cast, in a .tsx file, it is JSX.
  const source = ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest);
  return source.statements.flatMap((statement) => {
    const first = source.getLineAndCharacterOfPosition(startWithComment(statement, source)).line + 1;
    const last = source.getLineAndCharacterOfPosition(statement.end).line + 1;
    return namesOf(statement).map((name) => ({name, first, last}));
  });
}

function namesOf(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap((declaration) =>
      ts.isIdentifier(declaration.name) ? [declaration.name.text] : [],
    );
  }
  if (ts.isExportAssignment(statement)) return ['default'];
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isEnumDeclaration(statement) ||
    ts.isModuleDeclaration(statement);
  return isNamed ? [statement.name?.text ?? 'default'] : [];
}

/**
 * Start of a statement with its comments. A comment followed by an empty line belongs to the file, not the statement.
 */
function startWithComment(statement: ts.Statement, source: ts.SourceFile): number {
  const {text} = source;
  let start = statement.getStart(source);
  for (const comment of (ts.getLeadingCommentRanges(text, statement.pos) ?? []).reverse()) {
    const between = text.slice(comment.end, start);
    const isTrailingComment = comment.pos > 0 && !/(^|\n)[ \t]*$/.test(text.slice(0, comment.pos));
    if (/\n[ \t]*\n/.test(between) || isTrailingComment) break;
    start = comment.pos;
  }
  return start;
}
