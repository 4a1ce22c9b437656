import type {ReactNode} from 'react';
import RedirectPage from '@site/src/components/RedirectPage';

/** The root of the 1.x docs. */
export default function OldDocsRoot(): ReactNode {
  return <RedirectPage to="/docs/1.x/overview" />;
}
