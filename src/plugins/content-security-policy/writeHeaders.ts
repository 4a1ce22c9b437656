import {type BuiltSite, writeSiteFile} from '../built-pages/builtSite';
import {buildHeaders} from './buildHeaders';

/** `_headers` for hosts that read such a file. */
export function writeHeaders(site: BuiltSite): Promise<void> {
  return writeSiteFile(site, `${site.baseUrl}_headers`, buildHeaders(site.baseUrl));
}
