import {useEffect, useState, type ReactNode} from 'react';
import type {PageTypes} from '@site/src/lib/pageTypes';
import type TypesLayer from './TypesLayer';
import {findBlock} from './findBlock';
import {loadTypes} from './loadTypes';
import type {Point} from './usePointer';

interface Loaded {
  readonly Layer: typeof TypesLayer;
  readonly types: PageTypes;
  /** The block that the reader reached for. */
  readonly block: Element;
  readonly lastPoint: Point | undefined;
}

/**
 * Shows what TypeScript says about the identifiers in the page's code blocks. Loads the code and the types when the
 * pointer or the focus first enters a block. `npm start` has no types: src/plugins/types-on-hover writes them for a build.
 */
export default function TypesOnHover({permalink}: {readonly permalink: string}): ReactNode {
  const [loaded, setLoaded] = useState<Loaded>();

  useEffect(() => {
    if (process.env.NODE_ENV !== 'production' || loaded) return undefined;
    let reached: Element | undefined;
    let isLoading = false;
    let isMounted = true;
    let isTouch = false;
    let lastPoint: Point | undefined;
    const load = async (event: Event): Promise<void> => {
      if (event instanceof PointerEvent) isTouch = event.pointerType === 'touch';
      if (event instanceof MouseEvent) lastPoint = {event, isTouch};
      const block = findBlock(event.target);
      if (!block || isLoading || block === reached) return;
      isLoading = true;
      reached = block;
      try {
        const [{default: Layer}, types] = await Promise.all([import('./TypesLayer'), loadTypes(permalink)]);
        if (isMounted) setLoaded({Layer, types, block, lastPoint});
      } catch {
        // The page works without its types. The next block that the reader reaches for tries again.
        isLoading = false;
      }
    };
    const onIntent = (event: Event): void => void load(event);
    INTENTS.forEach((type) => document.addEventListener(type, onIntent, {passive: true}));
    return () => {
      isMounted = false;
      INTENTS.forEach((type) => document.removeEventListener(type, onIntent));
    };
  }, [permalink, loaded]);

  return loaded && <loaded.Layer types={loaded.types} firstBlock={loaded.block} lastPoint={loaded.lastPoint} />;
}

/** `pointermove`, because the pointer may already be in the block when the page is hydrated. */
const INTENTS = ['pointermove', 'pointerdown', 'click', 'focusin'];
