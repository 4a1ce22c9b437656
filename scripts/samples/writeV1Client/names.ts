import type {Method} from './methods';

/**
 * Writes a string in camel case: words are split at everything that is not a letter or a digit and at a change from
 * lower to upper case; a run of capitals counts as one word (`get-APISecret` → `getApiSecret`).
 */
export function toCamelCase(text: string): string {
  const words = text
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean)
    .map((word) => word.toLowerCase());

  return words.map((word, index) => (index === 0 ? word : capitalize(word))).join('');
}

/**
 * Names an operation as 1.x did. With an `operationId`, that in camel case. Without one, the method and the whole path
 * without its parameters and without a segment that holds `{api-version}`: GET `/books/{bookId}/stock` → `getBooksStock`.
 */
export function nameOperation(method: Method, path: string, operationId: string | undefined): string {
  if (operationId) return toCamelCase(operationId.replace(/^[^a-zA-Z]+/, ''));

  const pathWithoutParameters = path.replace(/[^/]*{api-version}[^/]*\//g, '').replace(/{.*?}/g, '');
  return toCamelCase(`${method}/${pathWithoutParameters}`);
}

/** Names the service of a path after its first segment, in Pascal case: `/gift-cards/{id}` → `GiftCards`. */
export function nameService(path: string): string {
  const segment = path.split('/').find(Boolean) ?? 'default';
  return capitalize(toCamelCase(segment.replace(/^[^a-zA-Z]+/, '')));
}

/** Makes the first letter a capital. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Makes the first letter a small one. */
export function uncapitalize(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
