import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import HomeFacts from '@site/src/components/HomeFacts';
import HomeFeatures from '@site/src/components/HomeFeatures';
import HomeHero from '@site/src/components/HomeHero';
import HomeSteps from '@site/src/components/HomeSteps';

const DESCRIPTION =
  'Generate a typed TanStack Query client for React from an OpenAPI document: hooks, query keys, and cache helpers for every operation.';

export default function Home(): ReactNode {
  return (
    <Layout title="Typed TanStack Query client from OpenAPI" description={DESCRIPTION}>
      <main>
        <HomeHero />
        <HomeSteps />
        <HomeFeatures />
        <HomeFacts />
      </main>
    </Layout>
  );
}
