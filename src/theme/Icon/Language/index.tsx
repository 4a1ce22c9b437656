// Replaces Icon/Language (theme-classic 3.7.0).
// A globe drawn with strokes takes a third of the bytes, and the icon is inlined in every page and in the main bundle.
import type {ReactNode} from 'react';
import type {Props} from '@theme/Icon/Language';

export default function IconLanguage({width = 20, height = 20, ...props}: Props): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width={width} height={height} aria-hidden {...props}>
      <path
        d="M2 12h20M12 2a10 10 0 1 0 0 20 10 10 0 1 0 0-20c-5.5 6-5.5 14 0 20 5.5-6 5.5-14 0-20"
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
      />
    </svg>
  );
}
