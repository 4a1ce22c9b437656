import type {ReactNode} from 'react';
import RedirectPage from '@site/src/components/RedirectPage';

/** The root of the 2.x docs. */
export default function DocsRoot(): ReactNode {
  return <RedirectPage to="/docs/overview" />;
}
