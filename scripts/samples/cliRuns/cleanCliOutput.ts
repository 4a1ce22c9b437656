import path from 'node:path';

const NOISE = [
  /^\s*$/,
  // Spinner lines and steps. With several clients, the order of the steps differs from run to run.
  /^- /,
  /^✔ .*(?:has been generated|types generated)$/,
  // What Node.js prints around an uncaught error.
  /^\s+at /,
  /^Node\.js v/,
  /^\s+(?:code|errno|exitCode|nestedError|originalError|path|syscall): /,
  /^\s*\}$/,
];

/**
 * Reduces the CLI's output to the lines that matter to a reader: no stack, no source frame, no absolute paths. Breaks
 * printed commands before each option.
 *
 * @param folder The CLI's working directory. A file in it becomes `./file`, one next to it `../file`.
 */
export function cleanCliOutput(output: string, folder: string): string {
  const lines = dropSourceFrames(output.split('\n'))
    .map((line) =>
      line.replaceAll(`file://${folder}`, '.').replaceAll(folder, '.').replaceAll(path.dirname(folder), '..'),
    )
    .filter((line) => !NOISE.some((noise) => noise.test(line)))
    .map(wrapCommand);
  return lines.join('\n');
}

/** Node.js prints `file:///…:79`, the source line, a caret, and an empty line above the stack. */
function dropSourceFrames(lines: readonly string[]): string[] {
  let isFrame = false;
  return lines.filter((line) => {
    if (/^(?:file:\/\/)?\/\S+:\d+$/.test(line)) isFrame = true;
    if (line.trim() === '') isFrame = false;
    return !isFrame;
  });
}

/** `--redocly` prints each command on one line, `bin …`, which is too long for a page. */
function wrapCommand(line: string): string {
  return line.startsWith('bin ') ? line.replaceAll(' --', ' \\\n  --') : line;
}
