import type {LiteClient} from 'algoliasearch/lite';

type Search = (parameters: Parameters<LiteClient['search']>[0]) => ReturnType<LiteClient['search']>;

/**
 * A client that also writes its errors to the console, with name and message. Every key a reader types is a search, so
 * an error is not repeated until another one, or a successful search, has come between.
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
      // eslint-disable-next-line no-console -- Readers see the view; the console is for whoever runs the site.
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
  // What happened to the last host. In the embedded mode this is the file that could not be loaded.
  const cause = isRetryError ? stackTrace?.at(-1)?.response.content : undefined;
  return `${error.name}: ${error.message}${cause ? ` (${cause})` : ''}`;
}
