import {connectLanguage, type LanguageClient} from '../../language/client';
import {load, type OnDownload, preload, startWorker} from '../../shared/loadBundles';
import bundles from '@generated/playground/bundles';

const SCRIPTS = ['typescript', 'language'] as const;

/** Downloads TypeScript before it is needed. */
export const preloadLanguage = (): void => preload([...SCRIPTS, 'types']);

/**
 * Starts TypeScript in a worker, with the types of React, TanStack Query and OpenAPI Qraft.
 *
 * @throws DownloadError
 */
export async function startLanguage(onDownload: OnDownload): Promise<LanguageClient> {
  let scripts = {loaded: 0, total: 0};
  let types = 0;
  const report = (): void => onDownload({loaded: scripts.loaded + types, total: scripts.total + bundles.types.bytes});
  const [worker, library] = await Promise.all([
    startWorker(SCRIPTS, (download) => {
      scripts = download;
      report();
    }),
    load('types', (bytes) => {
      types = bytes;
      report();
    }),
  ]);
  return connectLanguage(worker, new TextDecoder().decode(library));
}
