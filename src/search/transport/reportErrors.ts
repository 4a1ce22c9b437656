import type {LiteClient} from 'algoliasearch/lite';

type Search = (parameters: Parameters<LiteClient['search']>[0]) => ReturnType<LiteClient['search']>;

/**
 * Wraps a client so that it logs errors with name and message. Every keystroke is a search, so the same error is logged
 * again only after a different error or a successful search.
 */
export function reportErrors(client: LiteClient): LiteClient {
  let reported = '';
  const search: Search = async (parameters) => {
    try {
      const response = await client.search(parameters);
      reported = '';
      return response;
    } catch (error) {
      const text = describeError(error);
      // eslint-disable-next-line no-console -- Readers see the error view. The log is for site maintainers.
      if (text !== reported) console.error(text);
      reported = text;
      throw error;
    }
  };
  return Object.assign(Object.create(client) as LiteClient, {search});
}

function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const {stackTrace} = error as {stackTrace?: readonly {response: {content: string}}[]}; // Only some of the client's errors have one.
  const isRetryError = error.name === 'RetryError';
  // The error of the last host. In embedded mode, it names the file that failed to load.
  const cause = isRetryError ? stackTrace?.at(-1)?.response.content : undefined;
  return `${error.name}: ${error.message}${cause ? ` (${cause})` : ''}`;
}
