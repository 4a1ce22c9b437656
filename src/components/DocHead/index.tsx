import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useActiveVersion, useDoc, useDocsVersion, useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import useBaseUrl, {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {cardPathOf} from '@site/src/lib/cardPath';
import {markdownPathOf} from '@site/src/lib/markdownPath';
import {buildStructuredData} from './buildStructuredData';

/** `npm start` writes neither the Markdown version of a page nor its image. */
const IS_BUILT = process.env.NODE_ENV !== 'development';

/** Metadata in the head of a documentation page: its Markdown version, its image, the list of all pages, and JSON-LD. */
export default function DocHead(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {metadata, frontMatter} = useDoc();
  const {label} = useDocsVersion();
  const version = useActiveVersion(undefined);
  const home = useBaseUrl('/');
  const {withBaseUrl} = useBaseUrlUtils();
  const categories = (useSidebarBreadcrumbs() ?? []).slice(0, -1);
  if (!IS_BUILT || version === undefined) return null;

  const overview = version.docs.find(({id}) => id === version.mainDocId)?.path;
  const data = buildStructuredData({
    origin: siteConfig.url,
    siteName: siteConfig.title,
    home,
    version: label,
    page: metadata,
    parents: [
      ...(overview === undefined ? [] : [{label, href: overview}]),
      // A category without a page has no URL to list.
      ...categories.flatMap(({label: name, href}) => (href ? [{label: name, href}] : [])),
    ],
  });
  const route = metadata.permalink.slice(home.length);
  const image = withBaseUrl(frontMatter.image ?? cardPathOf(route), {absolute: true});
  const imageText = `${metadata.title}. ${siteConfig.title} ${label} documentation.`;
  return (
    <Head>
      <meta property="og:image" content={image} />
      <meta name="twitter:image" content={image} />
      <meta property="og:image:alt" content={imageText} />
      <meta name="twitter:image:alt" content={imageText} />
      <link rel="alternate" type="text/markdown" href={markdownPathOf(metadata.permalink)} />
      <link rel="contents" type="text/plain" href={`${version.path}/llms.txt`} />
      <script type="application/ld+json">{data}</script>
    </Head>
  );
}
