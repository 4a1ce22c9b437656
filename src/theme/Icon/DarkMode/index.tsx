// Replaces Icon/DarkMode (theme-classic 3.7.0).
// A single stroke takes a quarter of the bytes, and the icon is inlined in every page and in the main bundle.
import type {ReactNode} from 'react';
import type {Props} from '@theme/Icon/DarkMode';

export default function IconDarkMode(props: Props): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width={24} height={24} {...props}>
      <path d="M8.6 4.4a8.5 8.5 0 0 0 11 11 8.5 8.5 0 1 1-11-11z" fill="none" stroke="currentColor" strokeWidth={2} />
    </svg>
  );
}
