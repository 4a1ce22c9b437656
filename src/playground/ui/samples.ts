import bundles from '@generated/playground/bundles';
import type {SourceFile} from '../shared/types';

export interface Sample {
  readonly label: string;
  /** Name of the document. */
  readonly path: string;
  readonly load: () => Promise<SourceFile>;
}

export const SAMPLES: readonly [bookshop: Sample, ...others: Sample[]] = [
  {
    label: 'Bookshop (27 operations)',
    path: 'bookshop.yaml',
    load: () => download('bookshop.yaml', bundles.bookshop.url),
  },
  {label: 'Rclone (101 operations)', path: 'rclone.yaml', load: () => download('rclone.yaml', bundles.rclone.url)},
  {
    label: 'Company (520 operations)',
    path: 'company.json',
    load: async () => {
      const {buildLargeDocument} = await import('./buildLargeDocument');
      return {path: 'company.json', text: JSON.stringify(buildLargeDocument(), undefined, 2)};
    },
  },
];

async function download(path: string, url: string): Promise<SourceFile> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${path} could not be downloaded (${response.status}).`);
  return {path, text: await response.text()};
}
