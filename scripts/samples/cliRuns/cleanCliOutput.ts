import path from 'node:path';

const NOISE = [
  /^\s*$/,
  // Spinner lines, and the steps, whose order differs from run to run when several clients are written at once.
  /^- /,
  /^✔ .*(?:has been generated|types generated)$/,
  // What Node.js adds to an error that nobody caught.
  /^\s+at /,
  /^Node\.js v/,
  /^\s+(?:code|errno|exitCode|nestedError|originalError|path|syscall): /,
  /^\s*\}$/,
];

/**
 * Reduces what the CLI wrote to the lines that a reader looks for: no stack, no source frame, no machine's paths.
 * Commands that it prints are broken before each option.
 *
 * @param folder The folder in which the CLI ran; a file in it becomes `./file`, one beside it `../file`.
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

/** Node.js prints `file:///…:79`, the source line, a caret and an empty line above the stack. */
function dropSourceFrames(lines: readonly string[]): string[] {
  let isFrame = false;
  return lines.filter((line) => {
    if (/^(?:file:\/\/)?\/\S+:\d+$/.test(line)) isFrame = true;
    if (line.trim() === '') isFrame = false;
    return !isFrame;
  });
}

/** `--redocly` prints each command as one line, `bin …`, too long for a page. */
function wrapCommand(line: string): string {
  return line.startsWith('bin ') ? line.replaceAll(' --', ' \\\n  --') : line;
}
