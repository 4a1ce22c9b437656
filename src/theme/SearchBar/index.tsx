// Replaces SearchBar (theme-search-algolia 3.7.0), which takes no props and creates its own client.
// The modal, its styles, the client, and the index load when the reader is about to search, not with the page: the
// original imports its button from the module of the modal. Also supports both search modes, adds the preconnect hint
// only for hosted search, restores the focus, and reports when the modal fails to load. See search/ui/SearchModal for the
// changes to the modal itself.
import type {ReactNode} from 'react';
import {useCallback, useRef} from 'react';
import Head from '@docusaurus/Head';
import {dialogStore} from '@site/src/search/ui/dialogStore';
import {loadSearch} from '@site/src/search/ui/loadSearch';
import {SearchSetupError} from '@site/src/search/ui/loadTransport';
import SearchButton from '@site/src/search/ui/SearchButton';
import {useSearchDialog} from '@site/src/search/ui/hooks/useSearchDialog';
import {useSearchKeys} from '@site/src/search/ui/hooks/useSearchKeys';
import {useReaderFilters, useSearchSettings} from '@site/src/search/ui/hooks/useSearchSettings';
import './styles.css';

export default function SearchBar(): ReactNode {
  const settings = useSearchSettings();
  const filters = useReaderFilters(settings);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const load = useCallback(() => loadSearch(settings, filters), [settings, filters]);
  const {query, loaded, error, open, close, type, prepare} = useSearchDialog(load, buttonRef);
  const isOpen = query !== undefined;
  useSearchKeys({isOpen, isLoading: isOpen && !loaded, onOpen: open, onClose: close, onType: type, buttonRef});

  return (
    <>
      {!settings.isEmbedded && (
        <Head>
          <link rel="preconnect" href={`https://${settings.appId}-dsn.algolia.net`} crossOrigin="anonymous" />
        </Head>
      )}
      <SearchButton ref={buttonRef} onClick={() => open()} onIntent={prepare} />
      {error !== undefined && (
        <p role="alert" className="search-failure">
          {error instanceof SearchSetupError
            ? `The search is not set up correctly: ${error.message}`
            : 'The search could not be loaded. Check your network connection and try again.'}
        </p>
      )}
      {isOpen && loaded && (
        <loaded.Modal
          settings={settings}
          client={loaded.client}
          filters={filters}
          initialQuery={query}
          insightsClient={loaded.insightsClient}
          onClose={close}
          onQuery={dialogStore.setQuery}
        />
      )}
    </>
  );
}
