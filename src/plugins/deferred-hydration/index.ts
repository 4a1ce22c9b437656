import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Replays the reader's inputs after hydration. assemblePages.ts is the other half: it delays the scripts of built
 * pages.
 */
export default function deferredHydrationPlugin(): Plugin {
  return {
    name: 'deferred-hydration',
    getClientModules: () => [join(__dirname, 'client/replayInputs.ts')],
  };
}
