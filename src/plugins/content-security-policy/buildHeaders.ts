/** Names that change with the content: a copy never grows old. */
const HASHED_FILES = 'assets/*';
const YEAR = 31_536_000;

/**
 * The headers of the site, in the form that Netlify and Cloudflare Pages read. Everything else is asked for anew each
 * time, and answered with 304 when it has not changed: pages, and `search-manifest.json`, which names the current index.
 *
 * @param baseUrl path of the site, such as `/openapi-qraft/`; the folder `build` is what is served there
 */
export function buildHeaders(baseUrl: string): string {
  return `/*
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin-when-cross-origin
  X-Frame-Options: DENY
  Content-Security-Policy: frame-ancestors 'none'
  Permissions-Policy: camera=(), geolocation=(), microphone=()

${baseUrl}${HASHED_FILES}
  Cache-Control: public, max-age=${YEAR}, immutable
`;
}
