// Replaces Error (core's fallback theme 3.7.0), shown when something outside of the pages' boundary fails: a menu, a provider.
// Core's has no way to report the crash, and stays when the reader goes to another page.
import type {ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';
import type {Props} from '@theme/Error';
// Core's own fallback does the same: the layout needs a route, and up here there is none.
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import CrashReport from '@site/src/components/CrashReport';

const ROUTE = {plugin: {name: 'docusaurus-core-error-boundary', id: 'default'}};

export default function Error(props: Props): ReactNode {
  // The layout may be what fails; then the report stands alone.
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
