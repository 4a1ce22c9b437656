import {copyText} from '@site/src/lib/copyText';

/**
 * Copies the Markdown version of a page to the clipboard.
 *
 * @returns whether that worked
 */
export async function copyPage(address: string): Promise<boolean> {
  const markdown = fetch(address).then((response) => {
    if (!response.ok) throw new Error(`The server responded to ${address} with ${response.status}`);
    return response.text();
  });
  try {
    // Safari allows writing only during the click, when the text has not loaded yet, but it accepts a promise.
    const blob = markdown.then((text) => new Blob([text], {type: 'text/plain'}));
    await navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
    return true;
  } catch {
    return markdown.then(copyText, () => false);
  }
}
