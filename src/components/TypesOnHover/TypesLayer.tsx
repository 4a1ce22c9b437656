import {useEffect, useMemo, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {listTokens, type PageTypes, type TypedToken} from '@site/src/lib/pageTypes';
import {findBlock, listBlocks} from './findBlock';
import TypePopover from './TypePopover';
import {usePointer, type Point} from './usePointer';
import './styles.css';

/** The identifier whose type is shown. */
export interface Active {
  readonly block: Element;
  readonly token: TypedToken;
  /** Whether the reader opened the types with the button, and goes from identifier to identifier. */
  readonly isStepping: boolean;
}

interface Props {
  readonly types: PageTypes;
  readonly firstBlock: Element;
  /** What the pointer did last while this was loading. */
  readonly lastPoint: Point | undefined;
}

/**
 * Shows types on hover and on tap, and adds a button "Show types" to each block that the reader reaches for. With it,
 * the types are available by keyboard and to screen readers, without a tab stop on every identifier.
 */
export default function TypesLayer({types, firstBlock, lastPoint}: Props): ReactNode {
  const [blocks, setBlocks] = useState<readonly Element[]>([firstBlock]);
  const [active, setActive] = useState<Active>();
  const tokensOf = useMemo(() => createFinder(types), [types]);
  usePointer({tokensOf, setActive, lastPoint});

  useEffect(() => {
    const onReach = ({target}: Event): void => {
      const block = findBlock(target);
      if (block) setBlocks((known) => (known.includes(block) ? known : [...known, block]));
    };
    const events = ['pointerover', 'focusin'];
    events.forEach((type) => document.addEventListener(type, onReach));
    return () => events.forEach((type) => document.removeEventListener(type, onReach));
  }, []);

  useEffect(() => {
    if (!active) return undefined;
    const onKey = ({key}: KeyboardEvent): void => {
      if (key !== 'Escape') return;
      setActive(undefined);
      if (active.isStepping) active.block.querySelector<HTMLElement>('.code-types')?.focus();
    };
    // The type belongs beside its identifier.
    const onScroll = ({target}: Event): void => {
      if (!active.isStepping && target instanceof Element && target === active.block.querySelector('pre')) {
        setActive(undefined);
      }
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('scroll', onScroll, {capture: true, passive: true});
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('scroll', onScroll, {capture: true});
    };
  }, [active]);

  return blocks.map((block, index) => {
    const tokens = tokensOf(block);
    const [first] = tokens;
    if (!first || !block.isConnected) return null;
    const isOpen = active?.block === block;
    return createPortal(
      <>
        <button
          type="button"
          className="code-button code-types"
          aria-label={`Show types in ${block.querySelector('pre')?.getAttribute('aria-label') ?? 'Code'}`}
          title="Show types"
          aria-expanded={isOpen && active.isStepping}
          onClick={() => setActive({block, token: first, isStepping: true})}
        />
        {isOpen && (
          <TypePopover
            code={codeOf(block)}
            token={active.token}
            tokens={active.isStepping ? tokens : undefined}
            onStep={(token) => setActive({block, token, isStepping: true})}
            onClose={() => setActive(undefined)}
          />
        )}
      </>,
      block,
      String(index),
    );
  });
}

/** Finds the identifiers of a block. Remembers them, because the pointer asks with each movement. */
function createFinder(types: PageTypes): (block: Element) => readonly TypedToken[] {
  const known = new WeakMap<Element, readonly TypedToken[]>();
  return (block) => {
    let tokens = known.get(block);
    if (!tokens) {
      const text = textOf(block);
      const same = listBlocks().filter((other) => textOf(other) === text);
      tokens = listTokens(types, text, same.indexOf(block));
      known.set(block, tokens);
    }
    return tokens;
  };
}

const textOf = (block: Element): string => codeOf(block).textContent ?? '';

/** The element with the text of a block. */
export function codeOf(block: Element): Element {
  return block.querySelector('pre > code') ?? block;
}
