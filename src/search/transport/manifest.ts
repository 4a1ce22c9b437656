/** Finds the index files for a request. */
import {MANIFEST_PATH} from '../shared/constants';
import type {IndexManifest, ManifestEntry} from '../shared/indexFile';
import {INDEX_FORMAT} from '../shared/indexFile';

export interface ManifestLoader {
  load(): Promise<IndexManifest>;
  /** Makes the next call of `load` fetch again: after a failure, a deployment may have renamed the files. */
  forget(): void;
}

/** @param baseUrl base path of the site, with slashes at both ends */
export function createManifestLoader(baseUrl: string): ManifestLoader {
  let loading: Promise<IndexManifest> | undefined;
  return {
    load() {
      loading ??= fetchManifest(`${baseUrl}${MANIFEST_PATH}`).catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
      return loading;
    },
    forget() {
      loading = undefined;
    },
  };
}

async function fetchManifest(address: string): Promise<IndexManifest> {
  // Always revalidated, so that a page that was opened before a deployment finds the new files.
  const response = await fetch(address, {cache: 'no-cache'});
  if (!response.ok) throw new Error(`${address} responded with ${response.status}.`);
  const manifest: unknown = await response.json();
  if (!isManifest(manifest)) throw new Error(`${address} is not a search manifest of format ${INDEX_FORMAT}.`);
  return manifest;
}

function isManifest(value: unknown): value is IndexManifest {
  if (typeof value !== 'object' || value === null) return false;
  const {format, indexes} = value as Partial<IndexManifest>; // Each field is checked here.
  return (
    format === INDEX_FORMAT &&
    Array.isArray(indexes) &&
    indexes.every((entry: Partial<ManifestEntry>) => typeof entry.file === 'string')
  );
}

/**
 * Index files that can contain hits for the filters: those of the language with a tag that the filters allow. When the
 * filters name no version, only the default version, so that readers do not load every index.
 */
export function chooseIndexes(manifest: IndexManifest, filters: readonly (readonly string[])[]): ManifestEntry[] {
  const languages = readValues(filters, 'language');
  const tags = readValues(filters, 'docusaurus_tag');
  const inLanguage = manifest.indexes.filter(
    ({language}) => languages.length === 0 || languages.some((values) => values.includes(language)),
  );
  if (tags.length === 0) return inLanguage.slice(0, 1);
  return inLanguage.filter((entry) => tags.every((values) => values.includes(entry.docusaurus_tag)));
}

// The non-negated values of a facet, for each group that contains it.
function readValues(filters: readonly (readonly string[])[], facet: string): string[][] {
  const prefix = `${facet}:`;
  return filters
    .map((group) =>
      group
        .filter((filter) => filter.startsWith(prefix) && !filter.startsWith(`${prefix}-`))
        .map((filter) => filter.slice(prefix.length)),
    )
    .filter((values) => values.length > 0);
}
