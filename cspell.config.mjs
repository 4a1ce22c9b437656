/** @type {import('@cspell/cspell-types').CSpellSettings} */
export default {
  version: '0.2',
  language: 'en-US',
  dictionaryDefinitions: [{name: 'project', path: './cspell-words.txt', addWords: true}],
  dictionaries: ['project', 'typescript', 'node', 'npm', 'html', 'css', 'bash', 'softwareTerms'],
  useGitignore: true,
  ignorePaths: [
    // Search queries with typos.
    'tests/search/queries.json',
    'tests/search/heldOut.json',
    'tests/search/heldOutTasks.json',
    '.git/**',
    'package-lock.json',
    'samples/*/package-lock.json',
    'bench/**/package-lock.json',
    'samples/*/generated/**',
    'samples/*/output/**',
    'samples/*/types/**',
    // Recorded requests contain encoded values. Compiler messages quote code and cut it off in the middle of words.
    '*.recording.json',
    '*.errors.json',
    '*.svg',
    'cspell-words.txt',
    // Word lists for queries: typos, British spellings, identifiers in lower case.
    'src/search/engine/**',
  ],
  ignoreRegExpList: [
    // Integrity hashes, commit ids and custom ids of headings.
    '/\\b[0-9a-f]{40}\\b/g',
    '/sha512-[\\w+/=]+/g',
    '/\\{#[\\w-]+\\}/g',
    // Percent-encoded characters.
    '/%[0-9A-F]{2}/g',
  ],
};
