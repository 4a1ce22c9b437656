/**
 * Copies text to the clipboard, even over plain HTTP, where pages cannot use the Clipboard API.
 *
 * @returns whether the text was copied
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const active = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  document.body.append(field);
  field.select();
  const isCopied = document.execCommand('copy'); // Deprecated, but the only way without the Clipboard API.
  field.remove();
  if (active instanceof HTMLElement) active.focus();
  return isCopied;
}
