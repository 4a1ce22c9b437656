// Replaces DocItem/Metadata (theme-classic 3.7.0).
// Names the version in the title of a page of an older version: otherwise both versions of a
// page have one title, and tabs, bookmarks and search results cannot be told apart. And adds what
// machines read: the address of the Markdown twin, the list of all pages, structured data.
// Left out: the meta element with the keywords. They are words for the site's own search, which reads the front matter.
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
