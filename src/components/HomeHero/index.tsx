import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import {TAGLINE} from '@site/src/config/site';
import styles from './styles.module.css';

/** Says what the tool does and where to start. `children` shows how to install it. */
export default function HomeHero({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <header className={styles.hero}>
      <div className={styles.inner}>
        <Heading as="h1" className={styles.title}>
          {TAGLINE}
        </Heading>
        <div>
          <p className={styles.lead}>
            OpenAPI Qraft generates a React client from an OpenAPI 3 document. Every operation gets TanStack Query
            hooks, query keys, and cache helpers whose parameters, results, and errors are typed.
          </p>
          <div className={styles.actions}>
            <Link className="button button--primary button--lg" to="/docs/getting-started/quick-start">
              Quick start
            </Link>{' '}
            <Link className="button button--secondary button--lg" to="/docs/overview">
              Read the overview
            </Link>
          </div>
        </div>
        <div className={styles.install}>{children}</div>
      </div>
    </header>
  );
}
