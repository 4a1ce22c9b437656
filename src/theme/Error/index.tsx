// Replaces Error (core's fallback theme 3.7.0), shown when something outside of a page fails, such as a menu or a provider.
// The original cannot report the crash, and stays when the reader opens another page.
import type {ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';
import type {Props} from '@theme/Error';
// As in core's own fallback: the layout needs a route, and there is none this far up.
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
