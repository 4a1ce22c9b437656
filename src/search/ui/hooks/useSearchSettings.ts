import {useMemo} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useAlgoliaContextualFacetFilters, useAlgoliaThemeConfig} from '@docusaurus/theme-search-algolia/client';
import {EMBEDDED_APP_ID} from '@site/src/config/site';
import type {TransportSettings} from '@site/src/search/transport';

export interface SearchSettings extends TransportSettings {
  readonly indexName: string;
  /** Searches only the reader's language and version. */
  readonly isContextual: boolean;
  readonly insights: boolean;
  /** The site searches its own index. */
  readonly isEmbedded: boolean;
}

/** The configuration of the search. Returns the same object on every render. */
export function useSearchSettings(): SearchSettings {
  const {siteConfig, siteMetadata} = useDocusaurusContext();
  const {algolia} = useAlgoliaThemeConfig();
  const {appId, apiKey, indexName, contextualSearch: isContextual} = algolia;
  // The theme's type lacks the options that it passes on to DocSearch.
  const insights = (algolia as {insights?: unknown}).insights === true;
  const {baseUrl} = siteConfig;
  const {docusaurusVersion} = siteMetadata;
  return useMemo(() => {
    const isEmbedded = appId === EMBEDDED_APP_ID;
    return {appId, apiKey, indexName, baseUrl, docusaurusVersion, isContextual, insights, isEmbedded};
  }, [appId, apiKey, indexName, baseUrl, docusaurusVersion, isContextual, insights]);
}

/**
 * Filters for the reader's language and version, one list per group; empty if contextual search is off. Returns the
 * same object while the filters stay the same.
 */
export function useReaderFilters({isContextual}: SearchSettings): string[][] {
  const [language, tags] = useAlgoliaContextualFacetFilters();
  const key = JSON.stringify(isContextual ? [[language], tags] : []);
  return useMemo(() => JSON.parse(key) as string[][], [key]);
}
