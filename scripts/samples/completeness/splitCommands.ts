/** Splits a shell block into commands, each a list of words without quotes. Skips comments. */
export function splitCommands(text: string): string[][] {
  const commands: string[][] = [];
  let words: string[] = [];
  let word: string | undefined;
  let quote: string | undefined;
  const endWord = (): void => {
    if (word !== undefined) words.push(word);
    word = undefined;
  };
  const endCommand = (): void => {
    endWord();
    if (words.length > 0) commands.push(words);
    words = [];
  };
  const characters = [...text.replaceAll(/\\\r?\n/g, ' ')];
  for (let position = 0; position < characters.length; position++) {
    const character = characters[position] ?? '';
    if (quote !== undefined) {
      if (character === quote) quote = undefined;
      else word = (word ?? '') + character;
    } else if (character === '"' || character === "'") {
      quote = character;
      word ??= '';
    } else if (character === '#' && word === undefined) {
      while (position + 1 < characters.length && characters[position + 1] !== '\n') position++;
    } else if (/[\n;&|]/.test(character)) {
      endCommand();
    } else if (/\s/.test(character)) {
      endWord();
    } else {
      word = (word ?? '') + character;
    }
  }
  endCommand();
  return commands;
}
