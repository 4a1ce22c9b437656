// Replaces Heading (theme-classic 3.7.0).
// Changed: the link beside a heading says its purpose once, as its name, and no longer as a title as well; and the
// distance to the navbar is a rule for the one class that all headings have (src/css/global.css). A page has twenty.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/Heading';
import '@docusaurus/theme-classic/lib/theme/Heading/styles.module.css';

export default function HeadingWithLink({as: As, id, children, className, ...others}: Props): ReactNode {
  const brokenLinks = useBrokenLinks();
  // The title has no id: it is not in the table of contents.
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
