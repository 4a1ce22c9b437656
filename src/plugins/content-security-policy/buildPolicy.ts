import {createHash} from 'node:crypto';
import type {HostedSearch} from '../../config/hostedSearch';

/** Where the hosted search answers; the client chooses among hosts of these domains. */
const SEARCH_HOSTS = ['https://*.algolia.net', 'https://*.algolianet.com'];
const INSIGHTS_HOST = 'https://insights.algolia.io';

/** An inline script without a type, or with one that browsers run. JSON and JSON-LD are data, and policies let them be. */
const SCRIPT = /<script(\s[^>]*)?>([\s\S]*?)<\/script>/g;
const SOURCE = /\ssrc=/;
const TYPE = /\stype="?([^"\s>]+)/;
const RUN_TYPES = ['text/javascript', 'application/javascript', 'module'];

/**
 * Hashes of the inline scripts of a page in the form of a policy: `'sha256-…'`, each once.
 *
 * @throws Error when the page runs scripts that no hash can allow: event attributes and `javascript:` addresses
 */
export function hashInlineScripts(html: string): string[] {
  const hashes = [...html.matchAll(SCRIPT)]
    .filter(([, attributes = '']) => !SOURCE.test(attributes) && isRun(attributes))
    .map(([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  const forbidden = /<[a-z][^<>]*\s(on[a-z]+=|href="?javascript:)/i.exec(html.replaceAll(SCRIPT, ''));
  if (forbidden) {
    throw new Error(
      `"${forbidden[0].slice(0, 80)}" is a script that the security policy does not run. Use a listener.`,
    );
  }
  return [...new Set(hashes)];
}

function isRun(attributes: string): boolean {
  const type = TYPE.exec(attributes)?.[1];
  return type === undefined || RUN_TYPES.includes(type);
}

/** The Content-Security-Policy of a page. A page can give it itself, except for `frame-ancestors`, which only a host can. */
export function buildPolicy(scriptHashes: readonly string[], hostedSearch: HostedSearch | undefined): string {
  const connections = [
    "'self'",
    ...(hostedSearch ? SEARCH_HOSTS : []),
    ...(hostedSearch?.insights ? [INSIGHTS_HOST] : []),
  ];
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scriptHashes].join(' ')}`,
    // Attributes, too: React and the theme write styles there.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    `connect-src ${connections.join(' ')}`,
    "worker-src 'self'",
    "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
  ].join('; ');
}
