import type {HostedSearch} from '../../config/hostedSearch';
import type {BuiltSite} from '../built-pages/builtSite';
import {addPolicy} from './addPolicy';

/**
 * Gives every page a Content-Security-Policy that allows its own inline scripts by their hashes, so that it is in force
 * on hosts that set no headers, too.
 */
export function addPolicies({pages}: BuiltSite, hostedSearch: HostedSearch | undefined): void {
  for (const page of pages.values()) {
    try {
      page.html = addPolicy(page.html, hostedSearch);
    } catch (error) {
      throw new Error(
        `${page.file} gets no security policy: ${error instanceof Error ? error.message : String(error)}`,
        {
          cause: error,
        },
      );
    }
  }
}
