/** The words that a style sheet can find on the pages of the site, now or after a script has run. */
export interface SiteWords {
  /** Whether a class or an id occurs. */
  readonly hasName: (name: string) => boolean;
  readonly hasTag: (tag: string) => boolean;
  /** Custom properties named outside of style sheets. */
  readonly properties: ReadonlySet<string>;
}

/**
 * Classes that a component has from its first rendering: if any page shows one, it stands in that page's HTML. The scripts
 * of the theme name more of them, for options that this site does not use.
 */
const STANDING_NAME = /^(?:(?:alert|button|tabs)--|footer__|navbar--(?:dark|primary)$|navbar__logo$)/;

/**
 * Collects the words of pages and scripts. Any run of letters, digits, `-` and `_` may be a class that a script sets, so
 * every one counts, unless it is one that only pages can show. A name that scripts put together, as in
 * `'badge--' + type`, counts from its beginning, which has to end with `--`.
 *
 * @param pages texts of pages
 * @param others texts of scripts, and of whatever else names classes or custom properties
 */
export function readSiteWords(pages: readonly string[], others: readonly string[]): SiteWords {
  const pageWords = collectWords(pages);
  const words = new Set([...pageWords, ...collectWords(others)]);
  const beginnings = [...words].filter((word) => /[\w]--$/.test(word));
  return {
    hasName: (name) => {
      if (STANDING_NAME.test(name)) return pageWords.has(name);
      // A name with other signs in it cannot be found this way.
      return words.has(name) || /[^\w-]/.test(name) || beginnings.some((beginning) => name.startsWith(beginning));
    },
    hasTag: (tag) => words.has(tag),
    properties: new Set([...words].filter((word) => word.startsWith('--'))),
  };
}

function collectWords(texts: readonly string[]): Set<string> {
  const words = new Set<string>();
  for (const text of texts) for (const [word] of text.matchAll(/[\w-]+/g)) words.add(word);
  return words;
}
