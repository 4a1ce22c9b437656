// Replaces Icon/Menu (theme-classic 3.7.0).
// Uses the same attributes as the other icons, so that it compresses to almost nothing.
import type {ReactNode} from 'react';
import type {Props} from '@theme/Icon/Menu';

export default function IconMenu({width = 30, height = 30, ...props}: Props): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width={width} height={height} aria-hidden {...props}>
      <path d="M3 6h18M3 12h18M3 18h18" fill="none" stroke="currentColor" strokeWidth={2} />
    </svg>
  );
}
