// Replaces Icon/Arrow (theme-classic 3.7.0), the picture of the button that hides the sidebar.
// Drawn with one line: the same arrows in a quarter of the bytes. It stands in every page of the docs.
import type {ReactNode} from 'react';
import type {Props} from '@theme/Icon/Arrow';

export default function IconArrow(props: Props): ReactNode {
  return (
    <svg width={20} height={20} aria-hidden {...props}>
      <path d="m2 3 6 7-6 7m8-14 6 7-6 7" fill="none" stroke="#7a7a7a" strokeWidth={3} strokeLinejoin="round" />
    </svg>
  );
}
