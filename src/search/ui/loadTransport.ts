import type {SearchTransport, TransportSettings} from '@site/src/search/transport';

/** The search client rejected the site's settings, such as an empty application id. */
export class SearchSetupError extends Error {
  override readonly name = 'SearchSetupError';
}

let reported = '';

/**
 * Loads the transport.
 *
 * @throws SearchSetupError when the client rejects the settings; any other error means that the code failed to load
 */
export async function loadTransport(settings: TransportSettings): Promise<SearchTransport> {
  const {getSearchTransport} = await import(/* webpackChunkName: "search-transport" */ '@site/src/search/transport');
  try {
    return getSearchTransport(settings);
  } catch (error) {
    const setupError = new SearchSetupError(error instanceof Error ? error.message : String(error));
    const text = `${setupError.name}: ${setupError.message}`;
    // eslint-disable-next-line no-console -- For site maintainers, once per page load.
    if (text !== reported) console.error(text);
    reported = text;
    throw setupError;
  }
}
