// Replaces DocItem/Content (theme-classic 3.7.0).
// Adds the badge of a page that is younger than its version beside the title, which the theme renders in here.
// A title always comes from the front matter (see src/config/frontMatterFields.ts), so the theme's search for a first
// heading in the text is gone.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocItem/Content';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import Since from '@site/src/components/Since';
import styles from './styles.module.css';

export default function DocItemContentWithSince({children}: Props): ReactNode {
  const {metadata, frontMatter} = useDoc();
  // Checked where Docusaurus reads the front matter; the theme's type knows no fields of ours.
  const {since} = frontMatter as {since?: string};
  return (
    <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}>
      {!frontMatter.hide_title && (
        <header className={clsx(since && styles.withBadge)}>
          <Heading as="h1">{metadata.title}</Heading>
          {since && <Since release={since} />}
        </header>
      )}
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
