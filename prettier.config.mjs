/** @type {import('prettier').Config} */
export default {
  singleQuote: true,
  bracketSpacing: false,
  printWidth: 120,
  trailingComma: 'all',
  overrides: [
    {
      // Samples are read in a page's column, in the style readers use at home.
      files: 'samples/**',
      options: {bracketSpacing: true, printWidth: 76},
    },
    // Code in pages comes from samples, which have their own style; prose keeps its line breaks.
    {files: '*.{md,mdx}', options: {proseWrap: 'preserve', embeddedLanguageFormatting: 'off'}},
  ],
};
