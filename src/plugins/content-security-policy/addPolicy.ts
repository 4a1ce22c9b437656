import type {HostedSearch} from '../../config/hostedSearch';
import {buildPolicy, hashInlineScripts} from './buildPolicy';

const CHARSET = /<meta charset="?UTF-8"?\s*\/?>/i;

/**
 * Writes the policy of a page into it, before everything that it governs.
 *
 * @throws Error when the page has no `<meta charset>`, or runs scripts that no hash can allow
 */
export function addPolicy(html: string, hostedSearch: HostedSearch | undefined): string {
  if (!CHARSET.test(html)) throw new Error('There is no <meta charset> to write the security policy after.');
  const policy = buildPolicy(hashInlineScripts(html), hostedSearch);
  return html.replace(
    CHARSET,
    (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}">`,
  );
}
