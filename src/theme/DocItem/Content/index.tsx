// Replaces DocItem/Content (theme-classic 3.7.0).
// Between the title and the text are the version, the banner of older versions, and the table of contents for narrow
// screens, which the theme puts before the title. Shows a badge beside the title when the feature was added after the
// first release of the version, and the types of identifiers in code blocks. Every title comes from the front matter
// (src/config/frontMatterFields.ts), so the original's search for a heading in the content is gone.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocItem/Content';
import DocItemTOCMobile from '@theme/DocItem/TOC/Mobile';
import DocVersionBadge from '@theme/DocVersionBadge';
import DocVersionBanner from '@theme/DocVersionBanner';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import Since from '@site/src/components/Since';
import TypesOnHover from '@site/src/components/TypesOnHover';
import styles from './styles.module.css';

export default function DocItemContent({children}: Props): ReactNode {
  const {metadata, frontMatter, toc} = useDoc();
  // src/config/frontMatterFields.ts validates this field, which the theme's type lacks.
  const {since} = frontMatter as {since?: string};
  return (
    <>
      {!frontMatter.hide_title && (
        <header className={styles.header}>
          <Heading as="h1">{metadata.title}</Heading>
          {since && <Since release={since} />}
        </header>
      )}
      <DocVersionBadge />
      <DocVersionBanner />
      {!frontMatter.hide_table_of_contents && toc.length > 0 && <DocItemTOCMobile />}
      <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}>
        <MDXContent>{children}</MDXContent>
      </div>
      <TypesOnHover key={metadata.permalink} permalink={metadata.permalink} />
    </>
  );
}
