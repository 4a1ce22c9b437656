// Replaces Icon/Arrow (theme-classic 3.7.0), the picture of the button that hides the sidebar.
// Drawn with one line: the same arrows in a quarter of the bytes. It stands in every page of the docs.
import type {ReactNode} from 'react';
import type {Props} from '@theme/Icon/Arrow';

export default function IconArrow(props: Props): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width={20} height={20} aria-hidden {...props}>
      <path d="m3 4 7 8-7 8m10-16 7 8-7 8" fill="none" stroke="currentColor" strokeWidth={2} />
    </svg>
  );
}
