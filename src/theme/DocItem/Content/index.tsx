// Replaces DocItem/Content (theme-classic 3.7.0).
// Shows a badge beside the title when the feature was added after the first release of the version, and adds the types
// of the identifiers in code blocks. Every title comes from the front matter (src/config/frontMatterFields.ts), so the
// original's search for a heading in the content is gone.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocItem/Content';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import Since from '@site/src/components/Since';
import TypesOnHover from '@site/src/components/TypesOnHover';
import styles from './styles.module.css';

export default function DocItemContentWithTypes({children}: Props): ReactNode {
  const {metadata, frontMatter} = useDoc();
  // src/config/frontMatterFields.ts validates this field, which the theme's type lacks.
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
      <TypesOnHover key={metadata.permalink} permalink={metadata.permalink} />
    </div>
  );
}
