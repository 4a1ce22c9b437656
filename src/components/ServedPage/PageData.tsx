import type {ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {PAGE_DATA_ID, type PageContent} from './pageData';

/**
 * What scripts need to know of a page beyond what it shows. Only the server writes it: React leaves the text of the
 * element as it is, and a page that was reached by navigation has its own module.
 */
export default function PageData(): ReactNode {
  const doc = useDoc();
  const text = ExecutionEnvironment.canUseDOM ? '' : printPageData(doc);
  return (
    <script
      id={PAGE_DATA_ID}
      type="application/json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{__html: text}}
    />
  );
}

/** Leaves out what no part of the theme reads in the browser, and what stands on the page already. */
function printPageData({metadata, frontMatter, assets}: PageContent): string {
  const {frontMatter: _, source, sourceDirName, slug, ...shownMetadata} = metadata as Record<string, unknown>; // generic copy
  const {title, description, keywords, last_update, ...shownFrontMatter} = frontMatter as Record<string, unknown>; // as above
  // A text must not be able to end the script.
  return JSON.stringify({metadata: shownMetadata, frontMatter: shownFrontMatter, assets}, (_name, value: unknown) =>
    value === false ? undefined : value,
  ).replaceAll('<', '\\u003c');
}
