import type {ReactElement, ReactNode} from 'react';
import {Children, cloneElement} from 'react';
import Link from '@docusaurus/Link';
import type {InternalDocSearchHit, StoredDocSearchHit} from '@docsearch/react';

interface Props {
  hit: InternalDocSearchHit | StoredDocSearchHit;
  /** The row's container: icon, texts, and last what can be done with it. */
  children: ReactNode;
}

/**
 * A row of the list. The modal puts the buttons of a stored search into its link, where neither keyboard nor screen
 * reader expects them; here they stand beside it.
 */
export default function Hit({hit, children}: Props): ReactElement {
  const row = children as ReactElement<{children: ReactNode}>; // DocSearch 3.9 passes one element.
  const parts = Children.toArray(row.props.children);
  const action = parts.pop();
  return (
    <>
      <Link to={hit.url} className="search-hit-link">
        {cloneElement(row, undefined, ...parts)}
      </Link>
      <span className="search-hit-actions">{action}</span>
    </>
  );
}
