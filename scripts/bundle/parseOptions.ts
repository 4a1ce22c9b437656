import {parseArgs} from 'node:util';
import {readEnvironment} from '../../src/config/environment';

export interface BundleOptions {
  /** Base path of the copy, with a slash at both ends. */
  readonly basePath: string;
  /** Origin of the server. Only canonical links and the Markdown pages contain it, so the copy works without it. */
  readonly siteUrl: string;
  /** File to write. */
  readonly out: string;
}

/** @throws Error that names the wrong option and what to pass instead */
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
    throw new Error('Pass the path that the copy will be served under: npm run bundle -- --base-path /docs/qraft/');
  }
  // The build validates its environment variables; these options follow the same rules.
  const environment = readEnvironment({BASE_URL: basePath, SITE_URL: siteUrl});
  return {basePath: environment.baseUrl, siteUrl: environment.siteUrl, out};
}
