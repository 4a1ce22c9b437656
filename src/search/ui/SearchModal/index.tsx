import type {FormEvent, ReactNode} from 'react';
import {useLayoutEffect, useMemo, useState} from 'react';
import {createPortal} from 'react-dom';
import {DocSearchModal} from '@docsearch/react';
import {useHistory} from '@docusaurus/router';
import {useSearchResultUrlProcessor} from '@docusaurus/theme-search-algolia/client';
import translations from '@theme/SearchTranslations';
import type {DocSearchHit, DocSearchModalProps} from '@docsearch/react';
import type {LiteClient} from 'algoliasearch/lite';
import type {InsightsClient} from 'search-insights';
import type {SearchSettings} from '@site/src/search/ui/hooks/useSearchSettings';
import {MAX_QUERY_LENGTH} from '@site/src/search/shared/constants';
import {buildReportUrl} from './buildReportUrl';
import {cleanStoredSearches} from './cleanStoredSearches';
import type {SearchOutcome} from './createModalClient';
import {createModalClient} from './createModalClient';
import {REFUSED_TEXT} from './describeOutcome';
import Hit from './Hit';
import {keepFocusInside} from './keepFocusInside';
import {repairMarkup} from './repairMarkup';
import ResultsFooter from './ResultsFooter';
import SearchStatus from './SearchStatus';
import UnreachableView from './UnreachableView';
import './styles.css';

interface Props {
  settings: SearchSettings;
  client: LiteClient;
  /** The reader's language and version, one list per group. */
  filters: string[][];
  /** Read once, when the modal opens. */
  initialQuery: string;
  /** Reports views and clicks to the hosted search. Undefined when insights are off. */
  insightsClient: InsightsClient | undefined;
  onClose: () => void;
  /** Called when the reader changes the query. */
  onQuery: (query: string) => void;
}

/**
 * The modal of DocSearch 3.9 with the site's client and several fixes: see createModalClient, repairMarkup,
 * keepFocusInside, and cleanStoredSearches. DocSearch resets when one of its search props changes, so they stay the
 * same while the modal is open.
 */
export default function SearchModal(props: Props): ReactNode {
  const {settings, filters, insightsClient, onClose, onQuery} = props;
  const {appId, apiKey, indexName, isEmbedded} = settings;
  const layer = useLayer();
  const history = useHistory();
  const processUrl = useSearchResultUrlProcessor();
  const [initialQuery] = useState(() => props.initialQuery.slice(0, MAX_QUERY_LENGTH));
  const [outcome, setOutcome] = useState<SearchOutcome>();
  const modalClient = useMemo(() => createModalClient(props.client, setOutcome), [props.client]);
  // During rendering, because DocSearch reads the stored searches on its first render.
  useMemo(() => cleanStoredSearches(indexName), [indexName]);

  const fixed = useMemo((): Partial<DocSearchModalProps> => {
    return {
      insights: insightsClient && {insightsClient},
      transformSearchClient: () => modalClient.client,
      searchParameters: filters.length > 0 ? {facetFilters: filters} : {},
      navigator: {navigate: ({itemUrl}) => history.push(itemUrl)},
      transformItems: (items: DocSearchHit[]) => items.map((item) => ({...item, url: processUrl(item.url)})),
      resultsFooterComponent: ({state}) => (
        <ResultsFooter
          query={state.query}
          count={Number(state.context.nbHits ?? 0)}
          filters={filters}
          onClose={onClose}
        />
      ),
    };
  }, [filters, insightsClient, modalClient, history, processUrl, onClose]);

  // Handles input and reset events of DocSearch's form.
  function handleQuery(query: string): void {
    onQuery(query);
    if (query !== '') return;
    // Without a query, DocSearch shows its start view.
    modalClient.forget();
    setOutcome(undefined);
  }

  function retry(): void {
    // The only way to trigger a search from outside: DocSearch searches when its input gets the focus.
    const input = layer?.querySelector<HTMLInputElement>('.DocSearch-Input');
    input?.blur();
    input?.focus();
  }

  if (!layer) return null;
  const isUnreachable = outcome?.kind === 'unreachable';
  return createPortal(
    <div
      className="search-layer"
      data-embedded={isEmbedded}
      data-outcome={outcome?.kind}
      onInput={(event: FormEvent) => handleQuery((event.target as HTMLInputElement).value)} // The only input.
      onReset={() => handleQuery('')}
    >
      <DocSearchModal
        appId={appId}
        apiKey={apiKey}
        indexName={indexName}
        initialScrollY={window.scrollY}
        initialQuery={initialQuery}
        placeholder={translations.placeholder}
        hitComponent={Hit}
        translations={translateViews(outcome)}
        getMissingResultsUrl={outcome?.kind === 'found' ? ({query}) => buildReportUrl(query, filters) : undefined}
        onClose={onClose}
        {...fixed}
      />
      {isUnreachable && createPortal(<UnreachableView onRetry={retry} />, findViewPlace(layer))}
      <SearchStatus outcome={outcome} />
    </div>,
    layer,
  );
}

/** Texts of DocSearch's views. A failed search shows the view for no results: see createModalClient. */
function translateViews(outcome: SearchOutcome | undefined): DocSearchModalProps['translations'] {
  if (outcome === undefined || outcome.kind === 'found') return translations.modal;
  const {noResultsText} = translations.modal?.noResultsScreen ?? {};
  return {
    ...translations.modal,
    noResultsScreen: {
      ...translations.modal?.noResultsScreen,
      // Hidden behind UnreachableView, or followed by the query.
      noResultsText: outcome.kind === 'unreachable' ? '' : `${REFUSED_TEXT} ${noResultsText}`,
    },
  };
}

function findViewPlace(layer: Element): Element {
  const place = layer.querySelector('.DocSearch-Dropdown');
  if (!place) throw new Error('The modal of DocSearch has no .DocSearch-Dropdown to show its error view in.');
  return place;
}

/**
 * The container of the modal. It is at the end of the page, so that the skip link stays the first focusable element.
 */
function useLayer(): HTMLElement | undefined {
  const [layer, setLayer] = useState<HTMLElement>();
  useLayoutEffect(() => {
    const element = document.body.appendChild(document.createElement('div'));
    const undo = [repairMarkup(element), keepFocusInside(element)];
    setLayer(element);
    return () => {
      undo.forEach((run) => run());
      element.remove();
    };
  }, []);
  return layer;
}
