// The colors are custom properties in src/css/tokens.css, so the same HTML fits both color modes.
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

/** All roles. Each has a class. */
export const CODE_ROLES: readonly CodeRole[] = ROLES.map(([role]) => role);

/** Always plain: punctuation, and code inside a template string or text between tags. */
const PLAIN_TYPES = ['punctuation', 'operator', 'interpolation', 'plain-text'];

/**
 * The color role of a Prism token. If a token has several types, the last one decides, which is the innermost.
 * Punctuation is plain, so that names and values stand out and a page has half as many elements.
 */
export function codeRoleOf(tokenTypes: readonly string[]): CodeRole | undefined {
  for (const type of [...tokenTypes].reverse()) {
    if (PLAIN_TYPES.includes(type)) return undefined;
    const found = ROLES.find(([, known]) => known.includes(type));
    if (found) return found[0];
  }
  return undefined;
}
