import type {ReactNode} from 'react';
import {useEffect, useMemo, useRef, useState} from 'react';
import {createPortal} from 'react-dom';
import {DocSearchModal} from '@docsearch/react';
import {useHistory} from '@docusaurus/router';
import {useSearchResultUrlProcessor} from '@docusaurus/theme-search-algolia/client';
import translations from '@theme/SearchTranslations';
import type {DocSearchHit, DocSearchModalProps} from '@docsearch/react';
import type {InsightsClient} from 'search-insights';
import type {SearchSettings} from '@site/src/search/ui/hooks/useSearchSettings';
import {MAX_QUERY_LENGTH} from '@site/src/search/shared/constants';
import {getSearchTransport} from '@site/src/search/transport';
import type {SearchOutcome} from '@site/src/search/transport/modalClient';
import {createModalClient} from '@site/src/search/transport/modalClient';
import {buildReportUrl} from './buildReportUrl';
import {cleanStoredSearches} from './cleanStoredSearches';
import Hit from './Hit';
import {keepFocusInside} from './keepFocusInside';
import {repairMarkup} from './repairMarkup';
import ResultsFooter from './ResultsFooter';
import SearchStatus from './SearchStatus';
import RetryHelp from './RetryHelp';
import '@docsearch/css/dist/_variables.css';
import './styles.css';

interface Props {
  settings: SearchSettings;
  /** Reader's language and version, one list per group. */
  filters: string[][];
  initialQuery: string;
  /** Reports views and clicks to the hosted search; absent when they are nobody's business. */
  insightsClient?: InsightsClient;
  onClose: () => void;
}

/**
 * The modal of DocSearch 3.9 with the site's client, and with what it lacks: see repairMarkup, keepFocusInside,
 * cleanStoredSearches and transport/modalClient. Every prop keeps its identity while the modal is open; the modal
 * starts over when one changes.
 */
export default function SearchModal({settings, filters, initialQuery, insightsClient, onClose}: Props): ReactNode {
  const container = useContainer();
  const history = useHistory();
  const processUrl = useSearchResultUrlProcessor();
  const [outcomes] = useState(createOutcomes);
  const {appId, apiKey, indexName, isEmbedded} = settings;
  // Before the modal reads them, and so while rendering: it does while it renders for the first time.
  useMemo(() => cleanStoredSearches(indexName), [indexName]);

  const fixed = useMemo((): Partial<DocSearchModalProps> => {
    const client = createModalClient(getSearchTransport(settings).client, outcomes.report);
    return {
      insights: insightsClient && {insightsClient},
      transformSearchClient: () => client,
      searchParameters: {facetFilters: filters},
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
      getMissingResultsUrl: ({query}) => buildReportUrl(query, filters),
    };
  }, [settings, filters, insightsClient, history, processUrl, onClose, outcomes]);

  const texts = useMemo((): DocSearchModalProps['translations'] => {
    const errorScreen = {
      ...translations.modal?.errorScreen,
      // A text by its type, but the modal renders whatever React can.
      helpText: (<RetryHelp text={translations.modal?.errorScreen?.helpText} />) as unknown as string,
    };
    return {...translations.modal, errorScreen};
  }, []);

  if (!container) return null;
  return createPortal(
    <div className={isEmbedded ? 'search-layer search-layer--embedded' : 'search-layer'}>
      <DocSearchModal
        appId={appId}
        apiKey={apiKey}
        indexName={indexName}
        initialScrollY={window.scrollY}
        initialQuery={initialQuery.slice(0, MAX_QUERY_LENGTH)}
        placeholder={translations.placeholder}
        hitComponent={Hit}
        translations={texts}
        onClose={onClose}
        {...fixed}
      />
      <SearchStatus outcomes={outcomes} />
    </div>,
    container,
  );
}

/** Tells the latest outcome to whoever listens, without rendering the modal again. */
export interface Outcomes {
  report: (outcome: SearchOutcome) => void;
  subscribe: (listener: (outcome: SearchOutcome) => void) => () => void;
}

function createOutcomes(): Outcomes {
  const listeners = new Set<(outcome: SearchOutcome) => void>();
  return {
    report: (outcome) => listeners.forEach((listener) => listener(outcome)),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

// At the end of the page, so that the skip link stays the first thing in it.
function useContainer(): HTMLElement | null {
  const [container] = useState(() => document.createElement('div'));
  const [isInPage, setIsInPage] = useState(false);
  const cleanUp = useRef<(() => void)[]>([]);
  useEffect(() => {
    document.body.append(container);
    setIsInPage(true);
    cleanUp.current = [repairMarkup(container), keepFocusInside(container)];
    return () => {
      cleanUp.current.forEach((undo) => undo());
      container.remove();
    };
  }, [container]);
  return isInPage ? container : null;
}
