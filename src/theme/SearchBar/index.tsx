// Replaces SearchBar (theme-search-algolia 3.7.0), which takes no props and makes its own client.
// The modal, its styles, the client and the index load on intent instead of with the page. Works with both search modes,
// and has the preconnect hint only with the hosted one. Restores the focus, and says so when the modal cannot be loaded.
// src/search/ui/SearchModal adds what the modal itself lacks.
import type {ReactNode} from 'react';
import {useCallback, useRef} from 'react';
import Head from '@docusaurus/Head';
import SearchButton from '@site/src/search/ui/SearchButton';
import {useSearchDialog} from '@site/src/search/ui/hooks/useSearchDialog';
import {useSearchKeys} from '@site/src/search/ui/hooks/useSearchKeys';
import {useReaderFilters, useSearchSettings} from '@site/src/search/ui/hooks/useSearchSettings';
import '@docsearch/css/dist/_variables.css';
import '@docsearch/css/dist/button.css';
import './styles.css';

export default function SearchBar(): ReactNode {
  const settings = useSearchSettings();
  const filters = useReaderFilters();
  const buttonRef = useRef<HTMLButtonElement>(null);
  const dialog = useSearchDialog(settings, filters, buttonRef);
  const {Modal, insightsClient, initialQuery, isOpen, hasFailed, open, close, prepare} = dialog;
  const openEmpty = useCallback(() => open(), [open]);
  useSearchKeys({isOpen, onOpen: openEmpty, onClose: close, onType: open, buttonRef});

  return (
    <>
      {!settings.isEmbedded && (
        <Head>
          <link rel="preconnect" href={`https://${settings.appId}-dsn.algolia.net`} crossOrigin="anonymous" />
        </Head>
      )}
      <SearchButton ref={buttonRef} onClick={openEmpty} onIntent={prepare} />
      {hasFailed && (
        <p role="alert" className="search-failure">
          The search could not be loaded. Check your network connection and try again.
        </p>
      )}
      {isOpen && Modal && (
        <Modal
          settings={settings}
          filters={filters}
          initialQuery={initialQuery}
          insightsClient={insightsClient}
          onClose={close}
        />
      )}
    </>
  );
}
