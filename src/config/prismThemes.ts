import type {PrismTheme} from 'prism-react-renderer';

// The colors are custom properties of src/css/tokens.css. So the server's HTML is right in both
// color modes, and one test checks the contrast of what readers really see.
const TOKEN_TYPES_BY_ROLE = {
  comment: ['comment', 'prolog', 'doctype', 'cdata'],
  punctuation: ['punctuation', 'operator'],
  keyword: ['keyword', 'important', 'tag', 'selector'],
  string: ['string', 'char', 'attr-value', 'regex', 'url', 'template-string'],
  function: ['function', 'function-variable', 'method'],
  type: ['class-name', 'maybe-class-name', 'builtin', 'namespace', 'generic'],
  value: ['number', 'boolean', 'constant', 'symbol', 'null', 'datetime'],
  property: ['property', 'attr-name', 'key', 'atrule', 'parameter', 'variable', 'assign-left', 'environment'],
  added: ['inserted', 'inserted-sign'],
  removed: ['deleted', 'deleted-sign'],
  // Inside a template string, or between tags, the text is plain again.
  text: ['interpolation', 'plain-text'],
} satisfies Record<string, string[]>;

/** A color of code: `--qraft-code-<role>`. */
export type CodeRole = keyof typeof TOKEN_TYPES_BY_ROLE;

const ROLES = Object.entries(TOKEN_TYPES_BY_ROLE) as [CodeRole, string[]][]; // Object.entries widens keys to string

/** The color role of a Prism token; of several types the innermost, which stands last, decides. */
export function codeRoleOf(tokenTypes: readonly string[]): CodeRole | undefined {
  const types = [...tokenTypes].reverse();
  return types.map((type) => ROLES.find(([, known]) => known.includes(type))?.[0]).find(Boolean);
}

const theme: PrismTheme = {
  plain: {color: 'var(--qraft-code-text)', backgroundColor: 'var(--qraft-code-bg)'},
  styles: [
    ...ROLES.map(([role, types]) => ({types, style: {color: `var(--qraft-code-${role})`}})),
    ...(['added', 'removed'] as const).map((role) => ({
      types: TOKEN_TYPES_BY_ROLE[role],
      style: {backgroundColor: `var(--qraft-code-${role}-bg)`},
    })),
    {types: ['italic'], style: {fontStyle: 'italic' as const}},
    {types: ['bold'], style: {fontWeight: 'bold' as const}},
  ],
};

/** Both modes share one theme: the custom properties behind it change with the mode. */
export const prismLightTheme = theme;
export const prismDarkTheme = theme;
