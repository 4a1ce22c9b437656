import {type BuiltSite, writeSiteFile} from '../../../lib/builtSite';
import {buildHeaders} from './buildHeaders';

/** Writes `_headers`, which Netlify and Cloudflare Pages read. */
export function writeHeaders(site: BuiltSite): Promise<void> {
  return writeSiteFile(site, `${site.baseUrl}_headers`, buildHeaders(site.baseUrl));
}
