/**
 * Words and constructions that read as translated, and what to write instead. `npm run prose` finds them in pages, and
 * ESLint finds them in comments and strings (eslint.prose.mjs).
 *
 * @typedef {object} Entry
 * @property {RegExp} find what not to write. A space also matches a line break, and code is masked as `Xxxx`.
 * @property {string} write what to write instead
 * @property {boolean} [pages] looks only at pages, because the word has a technical meaning in code
 * @property {readonly {text: string, reason: string}[]} [allow] passages in which the words are right
 */

/** @type {readonly Entry[]} */
export const WORDING = [
  // The words of the field.
  {find: /\banswer(s|ed|ing)?\b/, write: '“response”, “result”, or “the server responds”'},
  {
    find: /\bask(s|ed|ing)? (again|anew|twice|the (API|server|network|host))\b|\b(server|API|network) (is|was) asked\b/,
    write: '“request”, “send”, or “refetch”',
    allow: [{text: 'Not asked again', reason: 'the label of a button in a sample'}],
  },
  {find: /\basked (for|with)\b/, write: '“requested”'},
  {find: /\b(lost|dead) network\b|\bfailed answer/, write: '“network error” or “offline”'},
  {find: /\b(on (its|their) way|under way)\b/, write: '“in flight” or “pending”'},
  {
    find: /\bthe (records?|panels?) (of the (sample|request|block)s?|show|below|above)|\bin the panels?\b/,
    write: '“the recorded requests”',
    pages: true,
  },
  {find: /\bthe (old|new|other|1\.x|2\.x) line\b/, write: '“1.x” or “2.x”', pages: true},
  {find: /\bstands? (in|under|beside|at|on|before|there)\b/, write: '“is in”, “is under”, …'},
  {
    find: /\bfreshen|\banew\b|\b(bring|brings|brought|bringing) (\w+ ){1,3}up to date\b/,
    write: '“refetch” or “update”',
  },
  {find: /\bshaken\b/, write: '“tree-shakable” or “removed”'},
  {find: /\bbelongs? into\b/, write: '“belongs in”'},
  {find: /\bin silence\b|\bwithout a word\b/, write: '“silently”'},
  {find: /\bcontradict\w*/, write: '“conflicting”'},
  {find: /\bword for word\b|\bas (it|they) stands?\b/, write: '“verbatim” or “unchanged”'},
  {find: /\b(is|are) told\b(?! to)|\btells (about|of|under)\b/, write: '“see [X] for …”'},
  {find: /\b(has|have|had) to be of\b|\bknows the type\b/, write: '“is inferred as” or “is assignable to”'},
  {find: /\b(OpenAPI|API|Swagger) descriptions?\b/, write: '“OpenAPI document”'},
  {find: /\b((round|curly|square) )?brackets? after\b/, write: '“parentheses”', pages: true},
  {find: /\bblanks\b|\bblank characters?\b/, write: '“whitespace” or “spaces”'},
  {find: /\bpictures?\b/, write: '“image” or “icon”'},
  {find: /\b(takes?|took|taken|taking) over (by|the page|pages|in the browser)\b/, write: '“hydrate”'},
  {find: /\bwhite-?list/, write: '“allowlist”'},
  {find: /\bblack-?list/, write: '“blocklist”'},

  // Constructions.
  {
    find: /\b(?<!there )(is|are|was|were) no (?!longer|more|less|better|one\b|other|different)/,
    write: "“is not a …” or “isn't …”",
  },
  {find: /\bneed(s|ed)? no\b/, write: "“don't need” or “doesn't need”"},
  {find: /\bmay not\b/, write: '“must not” for a rule, “might not” for a possibility'},
  {find: /\b(what|that|which) nobody\b|\bnobody\b|\bsomebody\b/, write: 'who it is, or the passive'},
  {
    find: /\bof (its|their) own(?=[.,;:?!)]|$| (to|for|in|and|or|with|below|beside|of)\b)/,
    write: '“its own …” or “a separate …”',
  },
  {find: /\bbut for (the|one|it|that)\b/, write: '“except for”'},
  {find: /\bthe latter\b|\bthe former\b|\ball the others\b/, write: 'the name of the thing'},
  {find: /\b(?<!run )(this|that|it) alone\b/, write: '“only …”'},
  {find: /\bwhat (it|they|that) (misses|means) is\b|\bhas something to\b/, write: 'what to do, then why'},
  {find: /\bfor ever\b/, write: '“forever”'},
  {find: /\b(likewise|thereby|therein|wherein|whereby|henceforth|hence|thus|whereas)\b/, write: 'a shorter sentence'},
  {find: /\bso to (speak|say)\b|\bas one might say\b/, write: 'nothing'},
  {find: /\b(simply|obviously|of course|in fact|basically)\b/, write: 'nothing'},
  {find: /\b(in order to|so as to)\b/, write: '“to”'},
  {find: /\b(prior to|subsequent to)\b/, write: '“before” or “after”'},
  {find: /\b(utilize|leverage|facilitate)[sd]?\b/, write: '“use” or “help”'},
  {find: /\ba number of\b|\ba multitude of\b/, write: '“some”, “several”, or the number'},
  {find: /\b\w+, \w+ (and|or) (?!not\b)\w+[.;:)]/, write: 'a serial comma: “a, b, and c”'},
];

const entries = WORDING.map((entry) => ({
  ...entry,
  find: new RegExp(entry.find.source.replaceAll(' ', '\\s+'), 'gi'),
}));

/**
 * Finds words that should not be used.
 *
 * @param {string} text
 * @param {{pages?: boolean}} [options] whether the text is from a page
 * @returns {{index: number, length: number, write: string}[]}
 */
export function findWording(text, {pages = false} = {}) {
  return entries
    .filter((entry) => pages || !entry.pages)
    .flatMap(({find, write, allow = []}) =>
      [...text.matchAll(find)]
        .filter((match) => !allow.some((passage) => covers(text, passage.text, match.index)))
        .map((match) => ({index: match.index, length: match[0].length, write})),
    );
}

/** Whether a passage that is allowed stands around this index. */
function covers(text, passage, index) {
  const start = text.replace(/\s/g, ' ').lastIndexOf(passage, index);
  return start >= 0 && index < start + passage.length;
}
