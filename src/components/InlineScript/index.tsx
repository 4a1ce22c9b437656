import type {ReactNode} from 'react';

interface Props {
  readonly code: string;
}

/** A script that runs in a prerendered page before the browser paints what follows. */
export default function InlineScript({code}: Props): ReactNode {
  // Without prerendered HTML, the script would never run, and React would log a warning.
  if (process.env.NODE_ENV === 'development') return null;
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{__html: code}} />;
}
