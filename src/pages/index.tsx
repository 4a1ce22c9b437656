import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import Link from '@docusaurus/Link';

export default function Home(): ReactNode {
  return (
    <Layout>
      <main><Link to="/docs/overview">Docs</Link></main>
    </Layout>
  );
}
