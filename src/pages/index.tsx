import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Layout from '@theme/Layout';
import MDXCode from '@theme/MDXComponents/Code';
import MDXPre from '@theme/MDXComponents/Pre';
import HomeFacts from '@site/src/components/HomeFacts';
import HomeFlow from '@site/src/components/HomeFlow';
import HomeGuides from '@site/src/components/HomeGuides';
import HomeHero from '@site/src/components/HomeHero';
import HomeReasons from '@site/src/components/HomeReasons';
import LiveSample from '@site/src/live/LiveSample';
import Call from './_call.mdx';
import Document from './_document.mdx';
import Install from './_install.mdx';

const DESCRIPTION =
  'Generate a typed TanStack Query client for React from an OpenAPI document: hooks, query keys, and cache methods for every operation.';

/** Only the MDX components that the partials use: importing all of the theme's would add 4 KiB. */
const COMPONENTS = {code: MDXCode, pre: MDXPre, LiveSample};

export default function Home(): ReactNode {
  const home = useBaseUrl('/');
  return (
    <Layout title="Typed TanStack Query hooks from OpenAPI" description={DESCRIPTION}>
      {/* The Markdown version and llms.txt, as on docs pages. `npm start` does not write these files. */}
      {process.env.NODE_ENV !== 'development' && (
        <Head>
          <link rel="alternate" type="text/markdown" href={`${home}index.md`} />
          <link rel="contents" type="text/plain" href={`${home}llms.txt`} />
        </Head>
      )}
      <main>
        <HomeHero
          document={<Document components={COMPONENTS} />}
          call={<Call components={COMPONENTS} />}
          install={<Install components={COMPONENTS} />}
        />
        <HomeFlow />
        <HomeReasons />
        <HomeGuides />
        <HomeFacts />
      </main>
    </Layout>
  );
}
