/**
 * A group of the bundler that puts the rules of some modules into a separate style sheet, which loads with their code. Docusaurus puts all rules into one style sheet, and every page waits for it.
 *
 * @param test matches the paths of the modules
 */
export const ownStyleSheet = (name: string, test: RegExp) =>
  ({name, type: 'css/mini-extract', test, chunks: 'async', enforce: true, priority: 60}) as const;
