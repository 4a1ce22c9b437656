/** Reads the environment variables of the hosted search. Either all of them are set, or none. */
import {parseSwitch} from './parseSwitch';
import {EMBEDDED_APP_ID} from './site';

/** The hosted search to use. Absent when the site searches its own index. */
export interface HostedSearch {
  readonly appId: string;
  readonly apiKey: string;
  readonly indexName: string;
  /** Whether to send click and view events to the analytics of the service. */
  readonly insights: boolean;
}

type Variables = Readonly<Record<string, string | undefined>>;

/** The required variables, and the settings of the search client that they set. */
const SETTINGS = {ALGOLIA_APP_ID: 'appId', ALGOLIA_API_KEY: 'apiKey', ALGOLIA_INDEX_NAME: 'indexName'} as const;
const REQUIRED = [
  'ALGOLIA_APP_ID',
  'ALGOLIA_API_KEY',
  'ALGOLIA_INDEX_NAME',
] as const satisfies (keyof typeof SETTINGS)[];

/**
 * @returns undefined when no variable is set
 * @throws Error that names the variable and what to do. The message never contains a key
 */
export function parseHostedSearch(variables: Variables): HostedSearch | undefined {
  const given = REQUIRED.filter((name) => variables[name] !== undefined);
  const insights = parseInsights(variables.ALGOLIA_INSIGHTS, given.length > 0);
  if (given.length === 0) return undefined;
  const missing = REQUIRED.filter((name) => !variables[name]?.trim());
  if (missing.length > 0) {
    throw new Error(
      `${missing.map((name) => `\`${SETTINGS[name]}\` is missing.`).join(' ')} The hosted search is only partly configured: ` +
        `${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} missing or empty. ` +
        `Set all of ${REQUIRED.join(', ')}, or none of them to use the embedded search.`,
    );
  }
  const [appId, apiKey, indexName] = REQUIRED.map((name) => variables[name]!.trim()) as [string, string, string]; // One value per name.
  checkAppId(appId);
  checkApiKey(apiKey, variables.ALGOLIA_ADMIN_API_KEY?.trim());
  return {appId, apiKey, indexName, insights};
}

// The id becomes part of a host name, and `embedded` stands for the other mode.
function checkAppId(appId: string): void {
  if (appId === EMBEDDED_APP_ID || !/^[A-Za-z0-9]+$/.test(appId)) {
    throw new Error(
      `ALGOLIA_APP_ID is "${appId}": set it to the application id from Algolia's dashboard, which has only letters and digits.`,
    );
  }
}

// Admin keys and search keys have the same form, so this can only catch the obvious ones.
function checkApiKey(apiKey: string, adminKey: string | undefined): void {
  if (apiKey === adminKey || /admin|write/i.test(apiKey)) {
    throw new Error(
      'ALGOLIA_API_KEY looks like an admin key, and it would be published with every page. Set it to the search-only key. The admin key belongs in ALGOLIA_ADMIN_API_KEY.',
    );
  }
  if (!/^[\w+/=-]+$/.test(apiKey)) {
    throw new Error(
      'ALGOLIA_API_KEY contains characters that are not allowed in keys, such as spaces or quotes. Set it to the search-only key, without anything else.',
    );
  }
}

function parseInsights(value: string | undefined, isHosted: boolean): boolean {
  const isWanted = parseSwitch('ALGOLIA_INSIGHTS', value);
  if (isWanted && !isHosted)
    throw new Error(
      `ALGOLIA_INSIGHTS is "true" without hosted search: set all of ${REQUIRED.join(', ')} too, or unset it.`,
    );
  return isWanted;
}
