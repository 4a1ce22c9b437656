const KEEP_FINAL_S = /(?:ss|us|is|ous|js|ts|css|https|cors|redis)$/;
const DOUBLED = /([bdgklmnprt])\1$/;
/** call, install, fulfill, scroll, pull, spell; but cancelled, labelled, controlled. */
const OWN_DOUBLE_L = /(?:[aiu]|(?<!tr)o|^.{0,2}e)ll$/;

/**
 * Removes plural, -ing, and -ed endings from an English word. Deliberately light: a stronger stemmer would merge
 * different names, such as `fetching` and `fetcher`.
 *
 * @example stem('queries') === 'query'; stem('cancelling') === 'cancel'; stem('cookies') === 'cookie'
 */
export function stem(word: string): string {
  return stripVerbEnding(stripPlural(word));
}

function stripPlural(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || KEEP_FINAL_S.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4 && !/(?:cook|mov|t|d|l|p)ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(?:sh|ch|x|z|ss)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

function stripVerbEnding(word: string): string {
  const ending = word.endsWith('ing') ? 3 : word.endsWith('ed') && !word.endsWith('eed') ? 2 : 0;
  if (ending === 0) return word;
  const base = word.slice(0, -ending);
  // The stem needs a vowel and three letters: string, ring, and need stay unchanged.
  if (base.length < 3 || !/[aeiouy]/.test(base)) return word;
  if (DOUBLED.test(base)) return OWN_DOUBLE_L.test(base) ? base : base.slice(0, -1);
  // caching, cached -> cache; invalidating -> invalidate: restores a silent e where English needs one.
  if (
    /(?:at|ach|iz|ut|uc|os|us|as|is|v|nc|rg|dg|g|bl|tl|id|od|ud|ag)$/.test(base) &&
    !/(?:ou|ea|oa|ai|ee|oo).$/.test(base)
  ) {
    return `${base}e`;
  }
  return base;
}
