import type {HostedSearch} from '../../../config/hostedSearch';
import {buildPolicy, hashInlineScripts} from './buildPolicy';

const CHARSET = /<meta charset="?UTF-8"?\s*\/?>/i;

/**
 * Inserts a page's policy before all scripts and styles, because a policy does not apply to what precedes it.
 *
 * @throws Error when the page has no `<meta charset>`, or runs scripts that a hash cannot allow
 */
export function addPolicy(html: string, hostedSearch: HostedSearch | undefined): string {
  if (!CHARSET.test(html)) throw new Error('There is no <meta charset> to insert the security policy after.');
  const policy = buildPolicy(hashInlineScripts(html), hostedSearch);
  return html.replace(
    CHARSET,
    (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}">`,
  );
}
