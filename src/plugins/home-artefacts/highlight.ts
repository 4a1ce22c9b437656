import {Prism, normalizeTokens} from 'prism-react-renderer';
import {codeRoleOf, type CodeRole} from '../../config/prismThemes';

/** A piece of code of one color. Without a role it has the color of plain code. */
export interface CodePiece {
  readonly text: string;
  readonly role?: CodeRole;
}

/** Splits code into lines of colored pieces, so that the browser needs no highlighter for it. */
export function highlight(code: string, language: string): CodePiece[][] {
  // The highlighter's bundle has no shell grammar; two lines of a command read well in one color.
  const grammar = language === 'bash' ? {} : Prism.languages[language];
  if (!grammar) throw new Error(`Prism has no grammar for "${language}".`);
  return normalizeTokens(Prism.tokenize(code, grammar)).map((line) =>
    line
      .filter((token) => token.content !== '' && !token.empty)
      .map((token) => ({text: token.content, role: codeRoleOf(token.types)}))
      .reduce<CodePiece[]>(joinEqualRoles, []),
  );
}

function joinEqualRoles(pieces: CodePiece[], next: CodePiece): CodePiece[] {
  const last = pieces.at(-1);
  if (last?.role !== next.role || !last) return [...pieces, next];
  return [...pieces.slice(0, -1), {...last, text: last.text + next.text}];
}
