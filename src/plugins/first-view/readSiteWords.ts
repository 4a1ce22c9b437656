/** The words that a style sheet can find on the pages of the site, now or after a script has run. */
export interface SiteWords {
  /** Whether a class or an id occurs. */
  readonly hasName: (name: string) => boolean;
  readonly hasTag: (tag: string) => boolean;
  /** Custom properties named outside of style sheets. */
  readonly properties: ReadonlySet<string>;
}

/**
 * Collects the words of pages and scripts. Any run of letters, digits, `-` and `_` may be a class that a script sets, so
 * every one counts. A name that scripts put together, as in `'alert--' + type`, counts from its beginning, which has to
 * end with `--`.
 */
export function readSiteWords(texts: readonly string[]): SiteWords {
  const words = new Set<string>();
  for (const text of texts) for (const [word] of text.matchAll(/[\w-]+/g)) words.add(word);
  const beginnings = [...words].filter((word) => /[\w]--$/.test(word));
  return {
    // A name with other signs in it cannot be found this way.
    hasName: (name) =>
      words.has(name) || /[^\w-]/.test(name) || beginnings.some((beginning) => name.startsWith(beginning)),
    hasTag: (tag) => words.has(tag),
    properties: new Set([...words].filter((word) => word.startsWith('--'))),
  };
}
