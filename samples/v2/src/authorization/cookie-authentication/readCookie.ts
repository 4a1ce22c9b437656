/** Finds only cookies that the server did not mark as `HttpOnly`. */
export function readCookie(name: string): string | undefined {
  const cookies = document.cookie.split('; ');
  const found = cookies.find((cookie) => cookie.startsWith(`${name}=`));
  return found && decodeURIComponent(found.slice(name.length + 1));
}
