/** Saves the response under the name that the server chose. */
export async function saveFile(response: Response, fallbackName: string) {
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = readFileName(response) ?? fallbackName;
  link.click();
  // Release the URL later, so that the browser can start to read the file.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** The name from `Content-Disposition: attachment; filename="…"`. */
export function readFileName({ headers }: Response) {
  const header = headers.get('Content-Disposition') ?? '';
  const [, encoded] = /filename\*=UTF-8''([^;]+)/i.exec(header) ?? [];
  if (encoded) return decodeURIComponent(encoded);
  const [, quoted, plain] =
    /filename=(?:"([^"]*)"|([^;\s]+))/i.exec(header) ?? [];
  return quoted ?? plain;
}
