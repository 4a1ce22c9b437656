// Replaces Heading (theme-classic 3.7.0).
// The link beside a heading has one label instead of a label and a title. The scroll margin below the navbar is one rule
// in src/css/global.css instead of a class on every heading.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/Heading';
import '@docusaurus/theme-classic/lib/theme/Heading/styles.module.css';

export default function HeadingWithLink({as: As, id, children, className, ...others}: Props): ReactNode {
  const brokenLinks = useBrokenLinks();
  // The page title is not in the table of contents and has no link.
  if (As === 'h1' || !id) return <As {...{...others, className, children}} />;
  brokenLinks.collectAnchor(id);
  return (
    <As {...others} className={clsx('anchor', className)} id={id}>
      {children}
      <Link
        className="hash-link"
        to={`#${id}`}
        aria-label={translate(
          {id: 'theme.common.headingLinkTitle', message: 'Direct link to {heading}'},
          {heading: typeof children === 'string' ? children : id},
        )}
      >
        &#8203;
      </Link>
    </As>
  );
}
