import {parseArgs} from 'node:util';
import {readEnvironment} from '../../src/config/environment';

export interface BundleOptions {
  /** Path that the copy is served under, with a slash at both ends. */
  readonly basePath: string;
  /** Origin of the server. It stands in canonical links and Markdown only, so a copy works without. */
  readonly siteUrl: string;
  /** File to write. */
  readonly out: string;
}

/** @throws Error that says which option is wrong and what to give */
export function parseOptions(values: readonly string[]): BundleOptions {
  const {
    'base-path': basePath,
    'site-url': siteUrl,
    out,
  } = parseArgs({
    args: [...values],
    options: {
      'base-path': {type: 'string'},
      'site-url': {type: 'string', default: 'http://localhost'},
      out: {type: 'string', default: 'openapi-qraft-docs.zip'},
    },
  }).values;
  if (basePath === undefined) {
    throw new Error('Say where the copy will be served: npm run bundle -- --base-path /docs/qraft/');
  }
  // The same rules as for a build, in the words of its variables.
  const environment = readEnvironment({BASE_URL: basePath, SITE_URL: siteUrl});
  return {basePath: environment.baseUrl, siteUrl: environment.siteUrl, out};
}
