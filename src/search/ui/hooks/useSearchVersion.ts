import {useQueryString} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useAllDocsData, useDocsPreferredVersion} from '@docusaurus/plugin-content-docs/client';
import {VERSION_PARAMETER} from '@site/src/search/ui/searchVersion';

const PLUGIN_ID = 'default';

export interface SearchVersion {
  pluginId: string;
  /** Name of the version to search. */
  version: string;
  versions: readonly {name: string; label: string}[];
  /** Stores the version in the URL, so that reloading and going back keep it. */
  setVersion: (name: string) => void;
}

/** The version that the search page searches: from the URL, else the reader's preferred version, else the latest. */
export function useSearchVersion(): SearchVersion {
  const versions = useAllDocsData()[PLUGIN_ID]?.versions ?? [];
  const last = versions.find(({isLast}) => isLast) ?? versions[0];
  const {preferredVersion} = useDocsPreferredVersion(PLUGIN_ID);
  const [named, setVersion] = useQueryString(VERSION_PARAMETER);
  // The first render has to match the prerendered HTML, which has no query string.
  const wanted = [useIsBrowser() ? named : '', preferredVersion?.name];
  const version = wanted.find((name) => versions.some((one) => one.name === name)) ?? last?.name ?? 'current';
  return {pluginId: PLUGIN_ID, version, versions, setVersion};
}
