const WORD = /[\p{L}_$][\p{L}\p{N}_$]*(?:-[\p{L}\p{N}]+)*|--[\p{L}][\p{L}\p{N}-]*/gu;
const MIN_LENGTH = 3;
const LANGUAGE_WORDS = new Set(
  `and any are array async await boolean break case catch class const continue default delete else enum export
  extends false finally for from function get implements import instanceof interface let new not null number object
  of return set string super switch the this throw true try type typeof undefined unknown var void while with yield`.split(
    /\s+/,
  ),
);

/**
 * Distinct identifiers of the sample code, without keywords of the language and words that are already in the text. The
 * rest of the code would only make the index larger.
 */
export function collectIdentifiers(code: readonly string[], text: string): string[] {
  const known = new Set(text.match(WORD) ?? []);
  const found = new Set<string>();
  for (const [word] of code.join('\n').matchAll(WORD)) {
    if (word.length >= MIN_LENGTH && !LANGUAGE_WORDS.has(word.toLowerCase()) && !known.has(word)) found.add(word);
  }
  return [...found];
}
