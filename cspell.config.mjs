/** @type {import('@cspell/cspell-types').CSpellSettings} */
export default {
  version: '0.2',
  language: 'en-US',
  dictionaryDefinitions: [{name: 'project', path: './cspell-words.txt', addWords: true}],
  dictionaries: ['project', 'typescript', 'node', 'npm', 'html', 'css', 'bash', 'softwareTerms'],
  useGitignore: true,
  ignorePaths: [
    // Searches as people mistype them.
    'tests/search/queries.json',
    'tests/search/heldOut.json',
    '.git/**',
    'package-lock.json',
    'samples/*/package-lock.json',
    'samples/*/generated/**',
    'samples/*/output/**',
    // Recorded requests hold encoded values, and compiler messages quote code.
    '*.recording.json',
    '*.errors.json',
    // The compiler's own words, cut where it cuts them.
    'samples/**/*.errors.json',
    '*.svg',
    'cspell-words.txt',
    // Tables of what readers type: typing slips, British forms, names in lower case.
    'src/search/engine/**',
  ],
  ignoreRegExpList: [
    // Integrity hashes, commit ids and custom ids of headings.
    '/\\b[0-9a-f]{40}\\b/g',
    '/sha512-[\\w+/=]+/g',
    // Encoded characters of URLs.
    '/%[0-9A-F]{2}/g',
  ],
};
