import type {HostedSearch} from '../../../config/hostedSearch';
import type {BuiltSite} from '../../../lib/builtSite';
import {addPolicy} from './addPolicy';

/**
 * Adds a Content-Security-Policy to every page, with hashes of its inline scripts. A `<meta>` element also works on
 * hosts without custom headers.
 */
export function addPolicies({pages}: BuiltSite, hostedSearch: HostedSearch | undefined): void {
  for (const page of pages.values()) {
    try {
      page.html = addPolicy(page.html, hostedSearch);
    } catch (error) {
      throw new Error(
        `Cannot add a security policy to ${page.file}: ${error instanceof Error ? error.message : String(error)}`,
        {
          cause: error,
        },
      );
    }
  }
}
