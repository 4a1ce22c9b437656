import {readCodeText} from './readCodeText';

const SHELLS = ['bash', 'sh', 'shell', 'console'];
/** The compiler's message under a wrong line; see src/remark/samples. */
const MESSAGE_LINE = /<span class="[^"]*\bsample-error-line\b/;

/**
 * The part of a block that a reader can run: the new side of a diff, the commands of a shell session, and the code of a
 * sample without the compiler's messages.
 *
 * @param html from `buildCodeHtml`
 * @param language of the fence
 */
export function readRunnableText(html: string, language: string | undefined): string {
  const code = readCodeText(removeMessages(html)).replace(/\n$/, '');
  if (language === 'diff') return takeNewSide(code);
  return language !== undefined && SHELLS.includes(language) ? takeCommands(code) : code;
}

/** Removes message lines. A line contains elements for its colors, so counting tags finds its end. */
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

/** Lines begin with a sign and a space. Empty lines may lack the space. `@@` begins a hunk. */
function takeNewSide(diff: string): string {
  return diff
    .split('\n')
    .filter((line) => !/^(?:-|@@)/.test(line))
    .map((line) => line.replace(/^[+ ] ?/, ''))
    .join('\n');
}

/** In a session with prompts, a command goes from its prompt to the first line that does not end in a backslash. */
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
