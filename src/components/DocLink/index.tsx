import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useDocPath} from '@site/src/hooks/useDocPath';

interface DocLinkProps {
  /** Page id without the version, as in `hooks/useQuery`. */
  readonly id: string;
  /** Heading on that page, without `#`. */
  readonly hash?: string;
  readonly children: ReactNode;
}

/** Links to a page of the reader's version, or shows only the text if that version has no such page. */
export default function DocLink({id, hash, children}: DocLinkProps): ReactNode {
  const path = useDocPath(id);
  if (path === undefined) return children;
  return <Link to={hash === undefined ? path : `${path}#${hash}`}>{children}</Link>;
}
