// Replaces DocItem/Metadata (theme-classic 3.7.0).
// Adds the version to the titles of older versions, so that tabs, bookmarks, and search results differ. Also adds links
// to the Markdown version and to llms.txt, and structured data. Leaves out the keywords `<meta>`: keywords are only for
// the site's own search, which reads the front matter.
import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import DocHead from '@site/src/components/DocHead';

export default function MetadataWithVersion(): ReactNode {
  const {title, description} = useDoc().metadata;
  const {isLast, label} = useDocsVersion();
  return (
    <>
      <PageMetadata title={isLast ? title : `${title} (${label})`} description={description} />
      <DocHead />
    </>
  );
}
