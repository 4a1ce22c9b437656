import type {PrismTheme} from 'prism-react-renderer';

// The colors are custom properties of src/css/tokens.css. So the server's HTML is right in both
// color modes, and one test checks the contrast of what readers really see.
const TOKEN_TYPES_BY_ROLE = {
  comment: ['comment', 'prolog', 'doctype', 'cdata'],
  keyword: ['keyword', 'important', 'tag', 'selector'],
  string: ['string', 'char', 'attr-value', 'regex', 'url', 'template-string'],
  function: ['function', 'function-variable', 'method'],
  type: ['class-name', 'maybe-class-name', 'builtin', 'namespace', 'generic'],
  value: ['number', 'boolean', 'constant', 'symbol', 'null', 'datetime'],
  property: ['property', 'attr-name', 'key', 'atrule', 'parameter', 'variable', 'assign-left', 'environment'],
  added: ['inserted', 'inserted-sign'],
  removed: ['deleted', 'deleted-sign'],
} satisfies Record<string, string[]>;

/** A color of code: `--qraft-code-<role>`. */
export type CodeRole = keyof typeof TOKEN_TYPES_BY_ROLE;

const ROLES = Object.entries(TOKEN_TYPES_BY_ROLE) as [CodeRole, string[]][]; // Object.entries widens keys to string

/** All roles, for the classes that stand for them. */
export const CODE_ROLES: readonly CodeRole[] = ROLES.map(([role]) => role);

/** Plain again, whatever they stand in: signs, and what is inside a template string or between tags. */
const PLAIN_TYPES = ['punctuation', 'operator', 'interpolation', 'plain-text'];

/**
 * The color role of a Prism token; of several types the innermost, which stands last, decides. Signs are plain: that
 * halves the elements of a page, and names and values stand out more.
 */
export function codeRoleOf(tokenTypes: readonly string[]): CodeRole | undefined {
  for (const type of [...tokenTypes].reverse()) {
    if (PLAIN_TYPES.includes(type)) return undefined;
    const found = ROLES.find(([, known]) => known.includes(type));
    if (found) return found[0];
  }
  return undefined;
}

/** The colors of roles are rules of components/HighlightedCode; code is colored at build time. */
const theme: PrismTheme = {
  plain: {color: 'var(--qraft-code-text)', backgroundColor: 'var(--qraft-code-bg)'},
  styles: [],
};

/** Both modes share one theme: the custom properties behind it change with the mode. */
export const prismLightTheme = theme;
export const prismDarkTheme = theme;
