import type {InsightsClient} from 'search-insights';
import type {LiteClient} from 'algoliasearch/lite';
import type {SearchSettings} from './hooks/useSearchSettings';
import {loadTransport} from './loadTransport';
import type SearchModal from './SearchModal';

export interface LoadedSearch {
  readonly Modal: typeof SearchModal;
  readonly client: LiteClient;
  /** Reports views and clicks to the hosted search; only where the settings say so. */
  readonly insightsClient: InsightsClient | undefined;
}

/**
 * Loads the modal, its styles, and the client, and starts loading the index for `filters`.
 *
 * @throws SearchSetupError when the client rejects the settings; any other error means that the code failed to load
 */
export async function loadSearch(
  settings: SearchSettings,
  filters: readonly (readonly string[])[],
): Promise<LoadedSearch> {
  const isReported = settings.insights && !settings.isEmbedded;
  const [modal, transport, insights] = await Promise.all([
    import(/* webpackChunkName: "search-modal" */ './SearchModal'),
    loadTransport(settings),
    // Without this, DocSearch would load it from a CDN.
    isReported ? import('search-insights') : undefined,
    // Bundled with the styles of SearchModal into a separate style sheet: see src/search/plugin.
    import(/* webpackChunkName: "search-modal" */ '@docsearch/css/dist/modal.css'),
  ]);
  void transport.prepare(filters);
  return {Modal: modal.default, client: transport.client, insightsClient: insights?.default};
}
