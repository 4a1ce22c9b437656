import {useEffect, useRef, useState, type ComponentProps, type ReactNode} from 'react';

/** A table that keyboards can focus and scroll, but only if it is wider than the page. */
export default function ScrollingTable(props: ComponentProps<'table'>): ReactNode {
  const table = useRef<HTMLTableElement>(null);
  const [isScrollable, setIsScrollable] = useState(false);

  useEffect(() => {
    const {current} = table;
    if (!current || typeof ResizeObserver !== 'function') return undefined;
    const observer = new ResizeObserver(() => setIsScrollable(current.scrollWidth > current.clientWidth));
    observer.observe(current);
    return () => observer.disconnect();
  }, []);

  return <table ref={table} tabIndex={isScrollable ? 0 : undefined} {...props} />;
}
