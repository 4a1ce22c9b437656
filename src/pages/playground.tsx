import {lazy, type ReactNode, Suspense} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Layout from '@theme/Layout';
import {EMBEDDED_APP_ID} from '@site/src/config/site';

const DESCRIPTION =
  'Generate a typed TanStack Query client from your own OpenAPI document in the browser, and try its hooks against a mock.';

// Its styles come with it, so that no other page has them.
const Playground = lazy(() => import('@site/src/playground/ui'));

export default function PlaygroundPage(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {appId} = siteConfig.themeConfig.algolia as {appId: string}; // checked by the theme
  const isHosted = appId !== EMBEDDED_APP_ID;
  const placeholder = <div style={{minBlockSize: '100vh'}} />;
  return (
    <Layout title="Playground" description={DESCRIPTION}>
      <main className="container margin-vert--lg" style={{maxInlineSize: '90rem'}}>
        <h1>Playground</h1>
        <p style={{maxInlineSize: '48rem'}}>
          Generate a client from your own OpenAPI document with the published packages 2.14.1, and try its calls against
          a mock. Everything runs in this tab, and nothing that you enter leaves it
          {isHosted && ', except what you search for'}. The page's security policy forbids requests to other sites
          {isHosted && ', except those of the search'}.
        </p>
        <noscript>
          <p>The playground needs JavaScript.</p>
        </noscript>
        {useIsBrowser() ? (
          <Suspense fallback={placeholder}>
            <Playground />
          </Suspense>
        ) : (
          placeholder
        )}
      </main>
    </Layout>
  );
}
