/**
 * The path of a file that another file refers to, as in `$ref: '../common.yaml'`.
 *
 * @param from path or URL of the file that refers
 * @returns a relative path, or a URL if either is one
 */
export function resolvePath(from: string, reference: string): string {
  if (URL.canParse(reference)) return reference;
  if (URL.canParse(from)) return new URL(reference, from).href;
  const parts = from.split('/').slice(0, -1);
  for (const part of reference.split('/')) {
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return decodeURI(parts.join('/'));
}
