import {useEffect, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Layout from '@theme/Layout';

interface Props {
  /** Path below the base path, such as `/docs/overview`. */
  readonly to: string;
}

/** A route without content that redirects to another page, with and without scripts. */
export default function RedirectPage({to}: Props): ReactNode {
  const path = useBaseUrl(to);
  const canonical = useBaseUrl(to, {absolute: true});
  const history = useHistory();
  const isBrowser = useIsBrowser();
  useEffect(() => {
    // Keeps the query string and the hash.
    const {search, hash} = window.location;
    history.replace(path + search + hash);
  }, [history, path]);

  return (
    <Layout title="Redirect" noFooter>
      <Head>
        {/* Only in the prerendered HTML: React would otherwise add it on navigation, and the page would load again. */}
        {!isBrowser && <meta httpEquiv="refresh" content={`0; url=${path}`} />}
        <meta name="robots" content="noindex" />
        <link rel="canonical" href={canonical} />
      </Head>
      <main className="container margin-vert--lg">
        <p>
          This page is at <Link to={to}>{path}</Link>.
        </p>
      </main>
    </Layout>
  );
}
