import {Prism, normalizeTokens} from 'prism-react-renderer';
import {codeRoleOf, type CodeRole} from './codeRoles';
import {findGrammar} from './grammars';

/** A piece of code of one color. Without a role it has the color of plain code. */
export interface CodePiece {
  readonly text: string;
  readonly role?: CodeRole;
}

/** Splits code into lines of colored pieces, so that the browser doesn't need a highlighter. */
export function colorLines(code: string, language: string): CodePiece[][] {
  return normalizeTokens(tokenize(code, language)).map((line) =>
    line
      .filter((token) => token.content !== '' && !token.empty)
      .map((token) => ({text: token.content, role: codeRoleOf(token.types)}))
      .reduce<CodePiece[]>(joinPieces, []),
  );
}

/** Also runs the hooks of a language. Without the hook of JSX, text between tags would be colored as code. */
function tokenize(code: string, language: string): ReturnType<typeof Prism.tokenize> {
  const grammar = findGrammar(language);
  const environment = {code, grammar, language, tokens: Prism.tokenize(code, grammar)};
  Prism.hooks.run('after-tokenize', environment);
  return environment.tokens;
}

/** Joins adjacent pieces of the same color and the spaces between them, which show no color. */
function joinPieces(pieces: CodePiece[], next: CodePiece): CodePiece[] {
  const last = pieces.at(-1);
  if (!last) return [next];
  const before = pieces.at(-2);
  if (before && isBlank(last) && !isFilled(before) && before.role === next.role) {
    return [...pieces.slice(0, -2), {...before, text: before.text + last.text + next.text}];
  }
  if (last.role !== next.role) return [...pieces, next];
  return [...pieces.slice(0, -1), {...last, text: last.text + next.text}];
}

const isBlank = ({text}: CodePiece): boolean => text.trim() === '';
const isFilled = ({role}: CodePiece): boolean => role === 'added' || role === 'removed';
