import {copyText} from '@site/src/lib/copyText';

/**
 * Puts the Markdown of a page on the clipboard.
 *
 * @param twin address of the Markdown
 * @returns whether it is there
 */
export async function copyPage(twin: string): Promise<boolean> {
  const markdown = fetch(twin).then((response) => {
    if (!response.ok) throw new Error(`${twin} answered ${response.status}`);
    return response.text();
  });
  try {
    // Safari lets a page write only within the click, before the text has arrived: it takes a promise of the text.
    const blob = markdown.then((text) => new Blob([text], {type: 'text/plain'}));
    await navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
    return true;
  } catch {
    return markdown.then(copyText, () => false);
  }
}
