import type {CreateSample} from '@site/samples/v2/live/startSample';

/** What Rspack makes of a folder: loads the module of a path relative to the folder. */
type LazyContext = (path: string) => Promise<{default: CreateSample}>;

declare global {
  interface ImportMeta {
    webpackContext(folder: string, options: {regExp: RegExp; mode: 'lazy'}): LazyContext;
  }
}

const context = import.meta.webpackContext('../../../samples/v2/src', {regExp: /\.live\.tsx$/, mode: 'lazy'});

/**
 * Loads the chunk of a sample.
 *
 * @param file path of the `*.live.tsx`, relative to `samples/v2/src`
 */
export async function loadSample(file: string): Promise<CreateSample> {
  return (await context(`./${file}`)).default;
}
