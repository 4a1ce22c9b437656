// Replaces SearchBar (theme-search-algolia 3.7.0), which takes no props and makes its own client.
// Changed: the modal, its styles, the client and the index load on intent and none of them with the page (the
// original imports its button and keys from the module the modal is in); both search modes; the hint to connect to
// the hosted service only where there is one; focus goes back to where it came from; a modal that cannot be loaded
// says so. What the modal itself lacks is made up for in components/SearchModal.
import type {ReactNode} from 'react';
import {useCallback, useRef} from 'react';
import Head from '@docusaurus/Head';
import SearchButton from '@site/src/search/ui/SearchButton';
import {useSearchDialog} from '@site/src/search/ui/hooks/useSearchDialog';
import {useSearchKeys} from '@site/src/search/ui/hooks/useSearchKeys';
import {useReaderFilters, useSearchSettings} from '@site/src/search/ui/hooks/useSearchSettings';
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
