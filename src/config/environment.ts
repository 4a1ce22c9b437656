/** Reads and checks the environment variables of the site. The README lists them. */
import type {HostedSearch} from './hostedSearch';
import {parseHostedSearch} from './hostedSearch';
import {parseSwitch} from './parseSwitch';

export interface SiteEnvironment {
  /** Origin without a trailing slash, e.g. `https://docs.example.com`. */
  readonly siteUrl: string;
  /** Path with a slash at both ends, e.g. `/openapi-qraft/`. */
  readonly baseUrl: string;
  readonly noIndex: boolean;
  /** URL to which the path of a source file is appended. Absent when it is derived from the repository. */
  readonly editUrl: string | undefined;
  /** Absent when the site searches its own index. */
  readonly hostedSearch: HostedSearch | undefined;
}

type Variables = Readonly<Record<string, string | undefined>>;

const DEFAULT_SITE_URL = 'https://openapi-qraft.github.io';
const DEFAULT_BASE_URL = '/openapi-qraft/';

/**
 * Reads the site's settings from environment variables.
 *
 * @throws Error that names the variable, its value, and the expected form.
 */
export function readEnvironment(variables: Variables): SiteEnvironment {
  return {
    siteUrl: parseSiteUrl(variables.SITE_URL),
    baseUrl: parseBaseUrl(variables.BASE_URL),
    noIndex: parseSwitch('NO_INDEX', variables.NO_INDEX),
    editUrl: parseEditUrl(variables.EDIT_URL),
    hostedSearch: parseHostedSearch(variables),
  };
}

function parseSiteUrl(value: string | undefined): string {
  if (value === undefined) return DEFAULT_SITE_URL;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.pathname !== '/' || url.search || url.hash) {
    throw new Error(
      `SITE_URL is "${value}": set it to an origin such as "${DEFAULT_SITE_URL}", without a path. ` +
        `The path belongs in BASE_URL.`,
    );
  }
  return url.origin;
}

function parseBaseUrl(value: string | undefined): string {
  if (value === undefined) return DEFAULT_BASE_URL;
  if (!/^\/(?:[\w.~-]+\/)*$/.test(value)) {
    throw new Error(
      `BASE_URL is "${value}": set it to a path with a slash at both ends, such as "${DEFAULT_BASE_URL}" or "/".`,
    );
  }
  return value;
}

function parseEditUrl(value: string | undefined): string | undefined {
  if (value === undefined || (/^https?:\/\/.+\/$/.test(value) && URL.canParse(value))) return value;
  throw new Error(
    `EDIT_URL is "${value}": set it to a URL that ends in a slash, such as "https://github.com/owner/docs/edit/main/".`,
  );
}
