import {findVersionOfBuiltPage} from '../../../src/remark/samples/versions';
import {splitCommands} from './splitCommands';
import type {Block} from './readBlocks';

/** A command on a page that contains the CLI's name. */
export interface ShownCommand {
  htmlPath: string;
  /** Sample project for the page, such as `v2`. */
  project: string;
  words: string[];
}

const SHELL_LANGUAGES = new Set(['bash', 'sh', 'shell', 'zsh', 'console']);

/** Finds CLI commands in shell blocks and in the scripts of package.json snippets. */
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

/** Finds values such as those of `"generate": "openapi-qraft …"`. Snippets may be incomplete JSON. */
function findScripts(text: string): string[] {
  return [...text.matchAll(/"[\w:.-]+"\s*:\s*("(?:[^"\\]|\\.)*")/g)]
    .map((match) => JSON.parse(match[1] ?? '""') as string) // The pattern only matches JSON strings.
    .filter((value) => /(?:^|\s)(?:openapi-qraft|@openapi-qraft\/cli\S*)\s/.test(value));
}
