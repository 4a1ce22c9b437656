/** Their names contain a content hash, so a cached copy never goes stale. */
const HASHED_FILES = 'assets/*';
const YEAR = 31_536_000;

/**
 * The site's headers in the format of Netlify and Cloudflare Pages. Only hashed files are cached for a year. Browsers
 * revalidate everything else, such as pages and `search-manifest.json`, which names the current index.
 *
 * @param baseUrl path under which the `build` folder is served, such as `/openapi-qraft/`
 */
export function buildHeaders(baseUrl: string): string {
  return `/*
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin-when-cross-origin
  X-Frame-Options: SAMEORIGIN
  Content-Security-Policy: frame-ancestors 'self'
  Permissions-Policy: camera=(), geolocation=(), microphone=()

${baseUrl}${HASHED_FILES}
  Cache-Control: public, max-age=${YEAR}, immutable
`;
}
