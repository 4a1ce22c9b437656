import type {ReactElement, ReactNode} from 'react';
import {Children, cloneElement} from 'react';
import Link from '@docusaurus/Link';
import type {InternalDocSearchHit, StoredDocSearchHit} from '@docsearch/react';

interface Props {
  hit: InternalDocSearchHit | StoredDocSearchHit;
  /** The row's container with its icon, texts, and actions, in this order. */
  children: ReactNode;
}

/**
 * A row of the list. DocSearch nests the buttons of a stored search in its link, where keyboards and screen readers
 * cannot reach them (axe: nested-interactive). Here the buttons are beside the link.
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
