/** Puts a text on the clipboard, also where a page over plain HTTP gets no clipboard to write to. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    copyBySelection(text);
  }
}

function copyBySelection(text: string): void {
  const active = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  document.body.append(field);
  field.select();
  document.execCommand('copy'); // Deprecated, and the only way without the Clipboard API.
  field.remove();
  if (active instanceof HTMLElement) active.focus();
}
