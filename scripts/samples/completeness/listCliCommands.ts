import {findVersionOfBuiltPage} from '../../../src/remark/samples/versions';
import {splitCommands} from './splitCommands';
import type {Block} from './readBlocks';

/** A command with the CLI's name in it, as a page shows it. */
export interface ShownCommand {
  htmlPath: string;
  /** Sample project of the page, such as `v2`. */
  project: string;
  words: string[];
}

const SHELL_LANGUAGES = new Set(['bash', 'sh', 'shell', 'zsh', 'console']);

/** Finds the commands in shell blocks and in the scripts of package.json snippets that name the CLI. */
export function listCliCommands(blocks: readonly Block[]): ShownCommand[] {
  return blocks.flatMap((block) => {
    const texts = SHELL_LANGUAGES.has(block.language)
      ? [block.text]
      : block.language === 'json'
        ? findScripts(block.text)
        : [];
    const project = findVersionOfBuiltPage(block.htmlPath)?.project ?? '';
    return texts
      .flatMap(splitCommands)
      .filter((words) => words.some((word) => /openapi-qraft/.test(word)))
      .map((words) => ({htmlPath: block.htmlPath, project, words}));
  });
}

/** Values of members such as `"generate": "openapi-qraft …"`; snippets need not be whole JSON documents. */
function findScripts(text: string): string[] {
  return [...text.matchAll(/"[\w:.-]+"\s*:\s*("(?:[^"\\]|\\.)*")/g)]
    .map((match) => JSON.parse(match[1] ?? '""') as string) // The expression only matches strings.
    .filter((value) => /(?:^|\s)(?:openapi-qraft|@openapi-qraft\/cli\S*)\s/.test(value));
}
