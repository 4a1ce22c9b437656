/** The hosted search in the environment: all of it, or nothing. */
import {EMBEDDED_APP_ID} from './site';

/** Where the hosted search lives; absent when the site answers from its own index. */
export interface HostedSearch {
  readonly appId: string;
  readonly apiKey: string;
  readonly indexName: string;
  /** Sends click and view events to the service's analytics. */
  readonly insights: boolean;
}

type Variables = Readonly<Record<string, string | undefined>>;

const REQUIRED = ['ALGOLIA_APP_ID', 'ALGOLIA_API_KEY', 'ALGOLIA_INDEX_NAME'] as const;

/**
 * @returns undefined when no variable is set
 * @throws Error that names the variable and what to do; never with a key in it
 */
export function parseHostedSearch(variables: Variables): HostedSearch | undefined {
  const given = REQUIRED.filter((name) => variables[name] !== undefined);
  const insights = parseInsights(variables.ALGOLIA_INSIGHTS, given.length > 0);
  if (given.length === 0) return undefined;
  const missing = REQUIRED.filter((name) => !variables[name]?.trim());
  if (missing.length > 0) {
    throw new Error(
      `Hosted search is configured by half: ${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} missing or empty. ` +
        `Set all of ${REQUIRED.join(', ')}, or none of them to use the embedded search.`,
    );
  }
  const [appId, apiKey, indexName] = REQUIRED.map((name) => variables[name]!.trim()) as [string, string, string]; // As many as names.
  checkAppId(appId);
  checkApiKey(apiKey, variables.ALGOLIA_ADMIN_API_KEY?.trim());
  return {appId, apiKey, indexName, insights};
}

// The id becomes part of a host name, and `embedded` means the other mode.
function checkAppId(appId: string): void {
  if (appId === EMBEDDED_APP_ID || !/^[A-Za-z0-9]+$/.test(appId)) {
    throw new Error(
      `ALGOLIA_APP_ID is "${appId}": give the application id from Algolia's dashboard, letters and digits only.`,
    );
  }
}

// Admin and search keys have the same form, so only what gives itself away can be told.
function checkApiKey(apiKey: string, adminKey: string | undefined): void {
  if (apiKey === adminKey || /admin|write/i.test(apiKey)) {
    throw new Error(
      'ALGOLIA_API_KEY looks like an admin key, and it would be published with every page. Give the search-only key; the admin key belongs in ALGOLIA_ADMIN_API_KEY.',
    );
  }
  if (!/^[\w+/=-]+$/.test(apiKey)) {
    throw new Error(
      'ALGOLIA_API_KEY has characters that no key has, such as spaces or quotes. Give the search-only key alone.',
    );
  }
}

function parseInsights(value: string | undefined, isHosted: boolean): boolean {
  if (value === undefined || value === 'false') return false;
  if (value !== 'true')
    throw new Error(`ALGOLIA_INSIGHTS is "${value}": set it to "true" or "false", or leave it unset.`);
  if (!isHosted)
    throw new Error(
      `ALGOLIA_INSIGHTS is "true" without hosted search: set all of ${REQUIRED.join(', ')} too, or unset it.`,
    );
  return true;
}
