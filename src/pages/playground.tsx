import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import Playground from '@site/src/playground/ui';

const DESCRIPTION =
  'Generate a typed TanStack Query client from your own OpenAPI document in the browser, and try its hooks against a mock.';

export default function PlaygroundPage(): ReactNode {
  return (
    <Layout title="Playground" description={DESCRIPTION}>
      <main className="container margin-vert--lg">
        <Playground />
      </main>
    </Layout>
  );
}
