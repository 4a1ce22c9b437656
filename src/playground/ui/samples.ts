import bundles from '@generated/playground/bundles';
import type {SourceFile} from '../shared/types';

export interface Sample {
  /** In addresses: `/playground?sample=bookshop`. */
  readonly id: string;
  readonly label: string;
  /** Name of the document. */
  readonly path: string;
  readonly load: () => Promise<SourceFile>;
}

export const SAMPLES: readonly [bookshop: Sample, ...others: Sample[]] = [
  {
    id: 'bookshop',
    label: 'Bookshop (27 operations)',
    path: 'bookshop.yaml',
    load: () => download('bookshop.yaml', bundles.bookshop.url),
  },
  {
    id: 'rclone',
    label: 'Rclone (101 operations)',
    path: 'rclone.yaml',
    load: () => download('rclone.yaml', bundles.rclone.url),
  },
  {
    id: 'company',
    label: 'Company (520 operations)',
    path: 'company.json',
    load: async () => {
      const {buildLargeDocument} = await import('./buildLargeDocument');
      return {path: 'company.json', text: JSON.stringify(buildLargeDocument(), undefined, 2)};
    },
  },
];

/**
 * Loads the document that an address names.
 *
 * @param query of the address: `?sample=bookshop`
 */
export async function loadLinkedSample(query: string): Promise<SourceFile | undefined> {
  const id = new URLSearchParams(query).get('sample');
  return SAMPLES.find((sample) => sample.id === id)?.load();
}

async function download(path: string, url: string): Promise<SourceFile> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${path} could not be downloaded (${response.status}).`);
  return {path, text: await response.text()};
}
