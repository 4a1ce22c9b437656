/** @type {import('prettier').Config} */
export default {
  singleQuote: true,
  bracketSpacing: false,
  printWidth: 120,
  trailingComma: 'all',
  overrides: [
    {
      // Narrow enough for a page's content column, and with Prettier's default spacing, which most readers use.
      files: ['samples/**', 'bench/tools/{calls,coming-from,configs,features}/**'],
      options: {bracketSpacing: true, printWidth: 76},
    },
    // Samples have their own style, so code in pages is not reformatted.
    {files: '*.{md,mdx}', options: {proseWrap: 'preserve', embeddedLanguageFormatting: 'off'}},
  ],
};
