import {createHash} from 'node:crypto';
import type {HostedSearch} from '../../../config/hostedSearch';

/** Hosts of the hosted search. The client chooses among subdomains. */
const SEARCH_HOSTS = ['https://*.algolia.net', 'https://*.algolianet.com'];
const INSIGHTS_HOST = 'https://insights.algolia.io';

/** Browsers run scripts without a type or with one of `RUN_TYPES`. Policies ignore data such as JSON-LD. */
const SCRIPT = /<script(\s[^>]*)?>([\s\S]*?)<\/script>/g;
const SOURCE = /\ssrc=/;
const TYPE = /\stype="?([^"\s>]+)/;
const RUN_TYPES = ['text/javascript', 'application/javascript', 'module'];

/**
 * Hashes of a page's inline scripts as policy sources, without duplicates: `'sha256-…'`.
 *
 * @throws Error when the page contains event attributes or `javascript:` URLs, which a hash cannot allow
 */
export function hashInlineScripts(html: string): string[] {
  const hashes = [...html.matchAll(SCRIPT)]
    .filter(([, attributes = '']) => !SOURCE.test(attributes) && isRun(attributes))
    .map(([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  const forbidden = /<[a-z][^<>]*\s(on[a-z]+=|href="?javascript:)/i.exec(html.replaceAll(SCRIPT, ''));
  if (forbidden) {
    throw new Error(
      `"${forbidden[0].slice(0, 80)}" contains an event attribute or a "javascript:" URL, which the security policy blocks. Use an event listener.`,
    );
  }
  return [...new Set(hashes)];
}

function isRun(attributes: string): boolean {
  const type = TYPE.exec(attributes)?.[1];
  return type === undefined || RUN_TYPES.includes(type);
}

/** The Content-Security-Policy of a page, without `frame-ancestors`, which only works as a header. */
export function buildPolicy(scriptHashes: readonly string[], hostedSearch: HostedSearch | undefined): string {
  const connections = [
    "'self'",
    ...(hostedSearch ? SEARCH_HOSTS : []),
    ...(hostedSearch?.insights ? [INSIGHTS_HOST] : []),
  ];
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scriptHashes].join(' ')}`,
    // React and the theme write `style` attributes.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    `connect-src ${connections.join(' ')}`,
    // The workers of the playground. A `blob:` worker inherits this policy; one with an address of its own would not.
    "worker-src 'self' blob:",
    // The frame in which the playground runs code. A link elsewhere inside it leads nowhere.
    "frame-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
  ].join('; ');
}
