// Wraps DocItem/Metadata (theme-classic 3.7.0).
// Names the version in the title of a page of an older version: otherwise both versions of a
// page have one title, and tabs, bookmarks and search results cannot be told apart. And adds what
// machines read: the address of the Markdown twin, the list of all pages, structured data.
import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import Metadata from '@theme-original/DocItem/Metadata';
import DocHead from '@site/src/components/DocHead';

export default function MetadataWithVersion(): ReactNode {
  const {metadata} = useDoc();
  const {isLast, label} = useDocsVersion();
  return (
    <>
      <Metadata />
      <DocHead />
      {!isLast && <PageMetadata title={`${metadata.title} (${label})`} />}
    </>
  );
}
