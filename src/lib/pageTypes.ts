/** The types of a page's samples: `<route>.types.json`, which src/plugins/types-on-hover writes. */
export interface PageTypes {
  /** Every different description of the page, once. */
  readonly infos: readonly TypeInfo[];
  /**
   * Identifiers by the key of their block's text. Three numbers each: characters since the start of the one before, its
   * length, and its index in `infos`. Where the same text from another file has other types, the key ends in a dot and how
   * many blocks of the page have the text before.
   */
  readonly blocks: Readonly<Record<string, readonly number[]>>;
}

/** What TypeScript says about an identifier. */
export interface TypeInfo {
  /** The declaration with its type, as an editor shows it: `const book: Book`. HTML from `buildCodeHtml`. */
  readonly type: string;
  /** In place of the type of an API client or of a part of it, which has thousands of characters. */
  readonly summary?: string;
  /** The JSDoc comment in Markdown. */
  readonly docs?: string;
}

/** An identifier in the text of a block. */
export interface TypedToken extends TypeInfo {
  readonly start: number;
  readonly end: number;
}

/** Path of the types of a page: `/docs/overview.types.json`. */
export function typesPathOf(permalink: string): string {
  return `${permalink.replace(/\/$/, '')}.types.json`;
}

/**
 * Identifies a block by its text, so that the numbers always belong to the text that is shown. FNV-1a with 32 bits: a
 * page has a few dozen blocks.
 */
export function blockKeyOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text.trimEnd()) hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193);
  return (hash >>> 0).toString(36);
}

/**
 * The identifiers of a block in the order of its text. A block without types has none.
 *
 * @param occurrence how many blocks with the same text come before it
 */
export function listTokens({infos, blocks}: PageTypes, text: string, occurrence: number): TypedToken[] {
  const key = blockKeyOf(text);
  const numbers = blocks[`${key}.${occurrence}`] ?? blocks[key] ?? [];
  const tokens: TypedToken[] = [];
  let start = 0;
  for (let index = 0; index + 2 < numbers.length; index += 3) {
    const [distance, length, info] = numbers.slice(index, index + 3) as [number, number, number];
    start += distance;
    tokens.push({...infos[info]!, start, end: start + length});
  }
  return tokens;
}
