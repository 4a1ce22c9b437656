import {useEffect, useState} from 'react';
import {useLocation} from '@docusaurus/router';
import {useAllDocsData, useDocsPreferredVersion} from '@docusaurus/plugin-content-docs/client';
import {readVersionOfLink} from '@site/src/search/ui/searchVersion';

const PLUGIN_ID = 'default';

export interface SearchVersion {
  pluginId: string;
  /** Name of the version searched in. */
  version: string;
  versions: readonly {name: string; label: string}[];
  setVersion: (name: string) => void;
}

/**
 * The version the search page looks in: the one its link names, else the reader's preferred one, else the last.
 * The server knows neither link nor preference, so both count from the first effect on.
 */
export function useSearchVersion(): SearchVersion {
  const versions = useAllDocsData()[PLUGIN_ID]?.versions ?? [];
  const last = versions.find(({isLast}) => isLast) ?? versions[0];
  const {preferredVersion} = useDocsPreferredVersion(PLUGIN_ID);
  const {search} = useLocation();
  const [chosen, setVersion] = useState<string>();
  const [named, setNamed] = useState<string>();
  const names = versions.map(({name}) => name).join(' ');
  useEffect(() => {
    setNamed(readVersionOfLink(search, names.split(' ')) ?? preferredVersion?.name);
    // Only where the reader came from counts; the query changes the address as they type.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [preferredVersion?.name, names]);
  return {pluginId: PLUGIN_ID, version: chosen ?? named ?? last?.name ?? 'current', versions, setVersion};
}
