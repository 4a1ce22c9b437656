// Replaces Icon/Arrow (theme-classic 3.7.0), the icon of the button that hides the sidebar.
// A single stroke takes a quarter of the bytes, and the icon is inlined in every docs page.
import type {ReactNode} from 'react';
import type {Props} from '@theme/Icon/Arrow';

export default function IconArrow(props: Props): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width={20} height={20} aria-hidden {...props}>
      <path d="m3 4 7 8-7 8m10-16 7 8-7 8" fill="none" stroke="currentColor" strokeWidth={2} />
    </svg>
  );
}
