import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Repeats, once a page is hydrated, what its reader did before; assemblePages.ts makes the pages that need this. */
export default function deferredHydrationPlugin(): Plugin {
  return {
    name: 'deferred-hydration',
    getClientModules: () => [join(__dirname, 'client/replayInputs.ts')],
  };
}
