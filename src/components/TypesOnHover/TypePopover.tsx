import {useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode} from 'react';
import type {TypedToken} from '@site/src/lib/pageTypes';
import {DocComment} from './DocComment';
import {placeBeside} from './placeBeside';
import {rangeOf} from './textPositions';

interface Props {
  readonly code: Element;
  readonly token: TypedToken;
  /** All identifiers of the block, if the reader goes through them. */
  readonly tokens: readonly TypedToken[] | undefined;
  readonly onStep: (token: TypedToken) => void;
  readonly onClose: () => void;
}

/** The type of an identifier, beside it and above everything else. Long ones are folded. */
export default function TypePopover({code, token, tokens, onStep, onClose}: Props): ReactNode {
  const popover = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const [unfolded, setUnfolded] = useState<TypedToken>();
  const [isLong, setIsLong] = useState(false);
  const isUnfolded = unfolded === token;
  const isStepping = tokens !== undefined;

  useLayoutEffect(() => {
    popover.current?.showPopover();
  }, []);

  useEffect(() => {
    if (isStepping) next.current?.focus({preventScroll: true});
  }, [isStepping]);

  useLayoutEffect(() => {
    if (!popover.current || !content.current) return undefined;
    if (!isUnfolded) setIsLong(content.current.scrollHeight > content.current.clientHeight + 1);
    const range = rangeOf(code, token.start, token.end);
    if (isStepping) reveal(range, code);
    placeBeside(popover.current, range);
    // Marks the identifier without adding an element to the code. Firefox before 140 shows no mark.
    if (!('highlights' in CSS)) return undefined;
    CSS.highlights.set('typed-token', new Highlight(range));
    return () => void CSS.highlights.delete('typed-token');
  }, [code, token, isUnfolded, isStepping, isLong]);

  function step(distance: number): void {
    if (!tokens) return;
    const index = tokens.findIndex(({start}) => start === token.start);
    onStep(tokens.at((index + distance + tokens.length) % tokens.length)!);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const distance = {ArrowRight: 1, ArrowLeft: -1}[event.key];
    if (distance === undefined || !isStepping) return;
    event.preventDefault();
    step(distance);
  }

  const name = code.textContent?.slice(token.start, token.end);
  return (
    <div
      ref={popover}
      popover="manual"
      role="dialog"
      aria-label={isStepping ? 'Types' : `Type of ${name}`}
      className="code-type"
      onKeyDown={onKeyDown}
      onBlur={({relatedTarget}) => {
        if (isStepping && relatedTarget && !popover.current?.contains(relatedTarget)) onClose();
      }}
    >
      <div
        ref={content}
        className="code-type-content"
        aria-live={isStepping ? 'polite' : undefined}
        {...(isUnfolded && {tabIndex: 0, role: 'group', 'aria-label': `Type of ${name}`})}
      >
        <pre dangerouslySetInnerHTML={{__html: token.type}} />
        {token.summary && <p>{token.summary}</p>}
        {token.docs && <DocComment text={token.docs} />}
      </div>
      {(isStepping || isLong) && (
        <div className="code-type-buttons">
          {isLong && (
            <button
              type="button"
              aria-expanded={isUnfolded}
              onClick={() => setUnfolded(isUnfolded ? undefined : token)}
            >
              {isUnfolded ? 'Less' : 'More'}
            </button>
          )}
          {isStepping && (
            <>
              <button type="button" onClick={() => step(-1)}>
                Previous
              </button>
              <button type="button" ref={next} onClick={() => step(1)}>
                Next
              </button>
              <button
                type="button"
                onClick={() => {
                  onClose();
                  popover.current?.parentElement?.querySelector<HTMLElement>('.code-types')?.focus();
                }}
              >
                Close
              </button>
            </>
          )}
        </div>
      )}
    </div>
  );
}

/** Scrolls the block and the page until an identifier is in view. */
function reveal(range: Range, code: Element): void {
  const pre = code.parentElement;
  if (!pre) return;
  const view = pre.getBoundingClientRect();
  const {left, right} = range.getBoundingClientRect();
  const margin = 16;
  if (left < view.left + margin) pre.scrollLeft -= view.left + margin - left;
  else if (right > view.right - margin) pre.scrollLeft += right - view.right + margin;
  const {top, bottom} = range.getBoundingClientRect();
  const third = window.innerHeight / 3;
  if (top < 80) window.scrollBy({top: top - third, behavior: 'instant'});
  else if (bottom > window.innerHeight - 80) window.scrollBy({top: bottom - 2 * third, behavior: 'instant'});
}
