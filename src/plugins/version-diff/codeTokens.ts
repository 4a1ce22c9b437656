/** Strings first, so that an address in one is no comment; then comments, words and single signs. */
const TOKEN = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|\/\/[^\n]*|\/\*[^]*?\*\/|[\w$]+|\S/g;
const COMMENT = /^\/[/*]/;

/**
 * The words and signs of a code, without what says nothing to the compiler: blanks, line breaks, commas before a closing
 * bracket. Two codes with the same tokens differ in their layout only.
 *
 * @param hasComments whether comments are tokens, as in a signature, where they explain its names
 */
export function readTokens(code: string, hasComments: boolean): string[] {
  const tokens = (code.match(TOKEN) ?? []).filter((token) => hasComments || !COMMENT.test(token));
  return tokens.filter((token, index) => !(token === ',' && /^[)\]}>]$/.test(tokens[index + 1] ?? ')')));
}
