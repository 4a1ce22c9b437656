import {useEffect, useRef, useState, type RefObject} from 'react';

interface LineWrap {
  readonly codeRef: RefObject<HTMLElement | null>;
  readonly isWrapped: boolean;
  /** Whether there is something to toggle: lines that are wrapped, or longer than the block is wide. */
  readonly canToggle: boolean;
  readonly toggle: () => void;
}

/**
 * Word wrap of a code block. The theme's `useCodeWordWrap` measures every block during hydration; an observer gets the
 * sizes after the browser's own layout, also when a tab shows the block.
 */
export function useLineWrap(): LineWrap {
  const codeRef = useRef<HTMLElement>(null);
  const [isWrapped, setIsWrapped] = useState(false);
  const [isTooWide, setIsTooWide] = useState(false);

  useEffect(() => {
    const code = codeRef.current;
    if (!code) return undefined;
    const observer = new ResizeObserver(() => {
      const {scrollWidth, clientWidth} = code.parentElement ?? code;
      setIsTooWide(scrollWidth > clientWidth);
    });
    observer.observe(code);
    return () => observer.disconnect();
  }, []);

  return {codeRef, isWrapped, canToggle: isWrapped || isTooWide, toggle: () => setIsWrapped((value) => !value)};
}
