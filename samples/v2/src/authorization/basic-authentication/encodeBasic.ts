/** Base64 of `name:password` in UTF-8, the only charset in RFC 7617. */
export function encodeBasic(name: string, password: string): string {
  if (name.includes(':')) {
    throw new Error('A name for basic authentication cannot contain ":".');
  }
  const bytes = new TextEncoder().encode(`${name}:${password}`);
  return btoa(String.fromCharCode(...bytes));
}
