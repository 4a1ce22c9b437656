import type {ReactNode} from 'react';
import {useEffect, useMemo, useRef, useState} from 'react';
import clsx from 'clsx';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {PageMetadata, useSearchQueryString} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import SearchOutcome from '@site/src/search/ui/SearchOutcome';
import {useSearchPage} from '@site/src/search/ui/hooks/useSearchPage';
import {useSearchSettings} from '@site/src/search/ui/hooks/useSearchSettings';
import {useSearchVersion} from '@site/src/search/ui/hooks/useSearchVersion';
import {DEFAULT_TAG} from '@site/src/search/shared/constants';
import {buildVersionTag} from '@site/src/search/shared/tags';
import styles from './styles.module.css';

/** The search page: a query, a version, and the results. */
export default function SearchForm(): ReactNode {
  const settings = useSearchSettings();
  const {currentLocale} = useDocusaurusContext().i18n;
  const [queryOfAddress, setQuery] = useSearchQueryString();
  // The first render has to match the prerendered HTML, which has no query.
  const query = useIsBrowser() ? queryOfAddress : '';
  const {pluginId, version, versions, setVersion} = useSearchVersion();
  const {isContextual} = settings;
  const filters = useMemo(() => {
    if (!isContextual) return [];
    return [
      [`language:${currentLocale}`],
      [`docusaurus_tag:${DEFAULT_TAG}`, `docusaurus_tag:${buildVersionTag(pluginId, version)}`],
    ];
  }, [isContextual, currentLocale, pluginId, version]);
  const inputRef = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Keep and search for text that was typed before hydration.
    const typed = inputRef.current?.value;
    if (typed) setQuery(typed);
    // Run only once, before React writes to the input.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const search = useSearchPage(settings, query, filters);
  const [title] = useState(buildEmptyTitle);
  const overviewPath = useBaseUrl('/docs/overview');
  const heading = query ? buildTitle(query) : title;

  return (
    <main className={clsx('container margin-vert--lg', styles.page)}>
      <PageMetadata title={heading} />
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <Heading as="h1" className={styles.title}>
        {heading}
      </Heading>
      <p className="without-scripts">
        The search needs JavaScript. Without it, start from the <a href={overviewPath}>overview</a>.
      </p>
      <form role="search" className={styles.form} onSubmit={(event) => event.preventDefault()}>
        <input
          ref={inputRef}
          type="search"
          name="q"
          className={styles.query}
          placeholder={translate({
            id: 'theme.SearchPage.inputPlaceholder',
            message: 'Type your search here',
            description: 'The placeholder for search page input',
          })}
          aria-label={translate({
            id: 'theme.SearchPage.inputLabel',
            message: 'Search',
            description: 'The ARIA label for search page input',
          })}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          autoComplete="off"
          // This page has no other purpose than searching.
          autoFocus
        />
        {isContextual && versions.length > 1 && (
          <select
            className={styles.version}
            aria-label="Version"
            value={version}
            onChange={(event) => setVersion(event.target.value)}
          >
            {versions.map(({name, label}) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </select>
        )}
      </form>
      <SearchOutcome {...search} />
      {!settings.isEmbedded && (
        <p className={styles.provider}>
          <Link to="https://www.algolia.com/">
            {translate({
              id: 'theme.SearchPage.algoliaLabel',
              message: 'Search by Algolia',
              description: 'The ARIA label for Algolia mention',
            })}
          </Link>
        </p>
      )}
    </main>
  );
}

function buildEmptyTitle(): string {
  return translate({
    id: 'theme.SearchPage.emptyResultsTitle',
    message: 'Search the documentation',
    description: 'The search page title for empty query',
  });
}

function buildTitle(query: string): string {
  return translate(
    {
      id: 'theme.SearchPage.existingResultsTitle',
      message: 'Search results for "{query}"',
      description: 'The search page title for non-empty query',
    },
    {query},
  );
}
