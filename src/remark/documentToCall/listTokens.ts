import ts from 'typescript';
import type {Place} from './readOperation';

/** A name, string, or number in TypeScript code. */
export interface Token extends Place {
  readonly text: string;
  /** Names of the properties around the token, outermost first. Ends with the token if it names a property. */
  readonly trail: readonly string[];
  /** Names of the whole chain that the token is part of: `['api', 'books', 'getBook']`. A single name outside of chains. */
  readonly chain: readonly string[];
  /** Index of the token in the chain. */
  readonly chainIndex: number;
}

/** The names, strings, and numbers of a piece of TypeScript code. The piece may be a member of an interface. */
export function listTokens(code: string): Token[] {
  const isMember = /^\s*(?:\/\*\*.*?\*\/\s*)?["'\w-]+\??:/s.test(code);
  const prefix = isMember ? 'interface Piece {\n' : '';
  const source = ts.createSourceFile('piece.tsx', `${prefix}${code}`, ts.ScriptTarget.Latest, true);
  const tokens: Token[] = [];
  function visit(node: ts.Node): void {
    if (ts.isIdentifier(node) || ts.isStringLiteral(node) || ts.isNumericLiteral(node)) {
      // A string without its quotes.
      const quote = ts.isStringLiteral(node) ? 1 : 0;
      tokens.push({
        text: node.text,
        start: node.getStart(source) + quote - prefix.length,
        end: node.end - quote - prefix.length,
        trail: findTrail(node),
        ...findChain(node),
      });
    }
    ts.forEachChild(node, visit);
  }
  visit(source);
  return tokens;
}

function findTrail(node: ts.Node): string[] {
  const trail: string[] = [];
  for (let current = node; !ts.isSourceFile(current); current = current.parent) {
    if (isProperty(current) && 'text' in current.name) trail.unshift(String(current.name.text));
  }
  return trail;
}

const isProperty = (
  node: ts.Node,
): node is ts.PropertySignature | (ts.ObjectLiteralElementLike & {name: ts.PropertyName}) =>
  ts.isPropertySignature(node) || ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node);

function findChain(node: ts.Node): Pick<Token, 'chain' | 'chainIndex'> {
  const isEnd = ts.isPropertyAccessExpression(node.parent) && node.parent.name === node;
  let outer: ts.Node = isEnd ? node.parent : node;
  const chainIndex = namesOf(outer).length - 1;
  while (ts.isPropertyAccessExpression(outer.parent) && outer.parent.expression === outer) outer = outer.parent;
  return {chain: namesOf(outer), chainIndex};
}

function namesOf(node: ts.Node): string[] {
  if (ts.isPropertyAccessExpression(node)) return [...namesOf(node.expression), node.name.text];
  return [ts.isIdentifier(node) ? node.text : ''];
}
