import {readCodeText} from './readCodeText';

const SHELLS = ['bash', 'sh', 'shell', 'console'];
/** The compiler's words under a wrong line; see src/remark/samples. */
const MESSAGE_LINE = /<span class="[^"]*\bsample-error-line\b/;

/**
 * What somebody who copies a block wants to have: of a diff the new side, of a shell session the commands, of a wrong
 * sample the code without the compiler's words.
 *
 * @param html of `buildCodeHtml`
 * @param language of the fence
 */
export function readRunnableText(html: string, language: string | undefined): string {
  const code = readCodeText(removeMessages(html)).replace(/\n$/, '');
  if (language === 'diff') return takeNewSide(code);
  return language !== undefined && SHELLS.includes(language) ? takeCommands(code) : code;
}

/** Removes marked lines. A line holds the elements of its colors, so its end is found by counting. */
function removeMessages(html: string): string {
  const start = html.search(MESSAGE_LINE);
  if (start < 0) return html;
  let depth = 0;
  for (const {0: tag, index} of html.slice(start).matchAll(/<\/?span\b[^>]*>/g)) {
    depth += tag.startsWith('</') ? -1 : 1;
    if (depth === 0) return html.slice(0, start) + removeMessages(html.slice(start + index + tag.length));
  }
  return html;
}

/** Lines carry a sign and a space, which an empty line may lack; `@@` begins a part. */
function takeNewSide(diff: string): string {
  return diff
    .split('\n')
    .filter((line) => !/^(?:-|@@)/.test(line))
    .map((line) => line.replace(/^[+ ] ?/, ''))
    .join('\n');
}

/** With prompts, only what follows one is typed, up to the line that no backslash continues. */
function takeCommands(session: string): string {
  const lines = session.split('\n');
  if (!lines.some((line) => line.startsWith('$ '))) return session;
  let isCommand = false;
  return lines
    .filter((line, index) => {
      isCommand = line.startsWith('$ ') || (isCommand && (lines[index - 1] ?? '').endsWith('\\'));
      return isCommand;
    })
    .map((line) => line.replace(/^\$ /, ''))
    .join('\n');
}
