export interface PushEnvironment {
  readonly appId: string;
  readonly indexName: string;
  readonly adminKey: string;
}

type Variables = Readonly<Record<string, string | undefined>>;

/** @throws Error that names what is missing or wrong, but never contains a key */
export function readPushEnvironment(variables: Variables): PushEnvironment {
  const read = (name: string): string => {
    const value = variables[name]?.trim();
    if (!value)
      throw new Error(
        `${name} is missing or empty. Set ALGOLIA_APP_ID, ALGOLIA_INDEX_NAME, and ALGOLIA_ADMIN_API_KEY, or use --dry-run.`,
      );
    return value;
  };
  const environment = {
    appId: read('ALGOLIA_APP_ID'),
    indexName: read('ALGOLIA_INDEX_NAME'),
    adminKey: read('ALGOLIA_ADMIN_API_KEY'),
  };
  if (environment.adminKey === variables.ALGOLIA_API_KEY?.trim()) {
    throw new Error(
      'ALGOLIA_ADMIN_API_KEY and ALGOLIA_API_KEY are the same. ALGOLIA_API_KEY is published with every page: set it to the search-only key.',
    );
  }
  return environment;
}

/** Removes every occurrence of the key from a text. */
export function hideKey(text: string, key: string): string {
  return text.replaceAll(key, '*****').replaceAll(encodeURIComponent(key), '*****');
}
