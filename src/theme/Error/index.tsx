// Replaces Error (core's fallback theme 3.7.0), shown when a component outside the page content crashes, such as a menu.
// The original offers no way to report the crash, and stays visible when the reader opens another page.
import type {ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';
import type {Props} from '@theme/Error';
// As in core's fallback: the layout needs a route context, and there is none this far up the tree.
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import CrashReport from '@site/src/components/CrashReport';

const ROUTE = {plugin: {name: 'docusaurus-core-error-boundary', id: 'default'}};

export default function Error(props: Props): ReactNode {
  // If the layout itself fails, only the report is shown.
  return (
    <RouteContextProvider value={ROUTE}>
      <ErrorBoundary fallback={() => <CrashReport {...props} />}>
        <Head>
          <title>This page crashed</title>
        </Head>
        <Layout>
          <CrashReport {...props} />
        </Layout>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}
