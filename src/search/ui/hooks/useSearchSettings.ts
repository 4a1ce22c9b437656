import {useMemo} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useAlgoliaContextualFacetFilters, useAlgoliaThemeConfig} from '@docusaurus/theme-search-algolia/client';
import {EMBEDDED_APP_ID} from '@site/src/config/site';

export interface SearchSettings {
  appId: string;
  apiKey: string;
  indexName: string;
  baseUrl: string;
  docusaurusVersion: string;
  insights: boolean;
  /** The site answers from its own index. */
  isEmbedded: boolean;
}

/** What the configuration says about the search; the same object on every render. */
export function useSearchSettings(): SearchSettings {
  const {siteConfig, siteMetadata} = useDocusaurusContext();
  const {algolia} = useAlgoliaThemeConfig();
  const {appId, apiKey, indexName} = algolia;
  // The theme's type leaves out what it passes through to DocSearch.
  const insights = (algolia as {insights?: unknown}).insights === true;
  const {baseUrl} = siteConfig;
  const {docusaurusVersion} = siteMetadata;
  return useMemo(
    () => ({appId, apiKey, indexName, baseUrl, docusaurusVersion, insights, isEmbedded: appId === EMBEDDED_APP_ID}),
    [appId, apiKey, indexName, baseUrl, docusaurusVersion, insights],
  );
}

/** Filters for the reader's language and version, one list per group; the same object while they stay the same. */
export function useReaderFilters(): string[][] {
  const [language, tags] = useAlgoliaContextualFacetFilters();
  const key = JSON.stringify([[language], tags]);
  return useMemo(() => JSON.parse(key) as string[][], [key]);
}
