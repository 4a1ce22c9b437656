import {useEffect} from 'react';
import type {TypedToken} from '@site/src/lib/pageTypes';
import {findBlock} from './findBlock';
import {offsetAt} from './textPositions';
import type {Active} from './TypesLayer';

/** Milliseconds. A pointer that only passes opens nothing, and one that moves to the popover does not close it. */
const SHOW_AFTER = 50;
const CHANGE_AFTER = 200;
const HIDE_AFTER = 300;

/** An event of the pointer. Not every browser says for a click whether it was a tap. */
export interface Point {
  readonly event: MouseEvent;
  readonly isTouch: boolean;
}

interface Options {
  readonly tokensOf: (block: Element) => readonly TypedToken[];
  readonly setActive: (change: (active: Active | undefined) => Active | undefined) => void;
  /** The last event before the first call. */
  readonly lastPoint: Point | undefined;
}

/** Shows the identifier under the pointer, or under a tap. */
export function usePointer({tokensOf, setActive, lastPoint}: Options): void {
  useEffect(() => {
    let aimed: Active | undefined;
    let shown: Active | undefined;
    let isTouch = lastPoint?.isTouch ?? false;
    let timer = 0;

    function findToken({target, clientX, clientY}: MouseEvent): Active | undefined {
      const block = findBlock(target);
      const code = target instanceof Element && target.closest('pre') && block?.querySelector('pre > code');
      const offset = code ? offsetAt(code, clientX, clientY) : undefined;
      if (!block || offset === undefined) return undefined;
      const token = tokensOf(block).find(({start, end}) => offset >= start && offset < end);
      return token && {block, token, isStepping: false};
    }

    function show(found: Active | undefined): void {
      shown = found;
      setActive((active) => (active?.isStepping ? active : found));
    }

    function onMove(event: PointerEvent): void {
      // With a button pressed, the reader selects text.
      if (event.pointerType === 'touch' || event.buttons !== 0) return;
      const found = isIn(event, '.code-type') ? shown : findToken(event);
      if (found?.block !== aimed?.block || found?.token.start !== aimed?.token.start) {
        aimed = found;
        window.clearTimeout(timer);
        timer = window.setTimeout(() => show(found), !found ? HIDE_AFTER : shown ? CHANGE_AFTER : SHOW_AFTER);
      }
    }

    function onClick(event: MouseEvent): void {
      if (isTouch && !isIn(event, '.code-type, .code-types')) show(findToken(event));
    }

    function onDown(event: PointerEvent): void {
      isTouch = event.pointerType === 'touch';
      // The popover must not be in the way of a selection.
      if (!isTouch && !isIn(event, '.code-type')) {
        window.clearTimeout(timer);
        show(undefined);
      }
    }

    // No delay: loading took longer.
    if (lastPoint?.event.type === (isTouch ? 'click' : 'pointermove')) show((aimed = findToken(lastPoint.event)));
    document.addEventListener('pointermove', onMove, {passive: true});
    document.addEventListener('pointerdown', onDown, {passive: true});
    document.addEventListener('click', onClick);
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener('pointermove', onMove);
      document.removeEventListener('pointerdown', onDown);
      document.removeEventListener('click', onClick);
    };
  }, [tokensOf, setActive, lastPoint]);
}

const isIn = ({target}: Event, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;
