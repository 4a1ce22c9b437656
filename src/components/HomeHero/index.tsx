import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import home from '@generated/home-data/default/home.json';
import {TAGLINE} from '@site/src/config/site';
import styles from './styles.module.css';

interface Props {
  /** A piece of an OpenAPI document. */
  readonly document: ReactNode;
  /** A component that calls an operation of this document, and a button that runs it. */
  readonly call: ReactNode;
  readonly install: ReactNode;
}

/** The first screen: what the tool does, what you write, and how to install it. */
export default function HomeHero({document, call, install}: Props): ReactNode {
  return (
    <header className={styles.hero}>
      <div className={styles.inner}>
        <div className={styles.intro}>
          <Heading as="h1" className={styles.title}>
            {TAGLINE}
          </Heading>
          <p className={styles.lead}>
            One command gives every operation of your API its own hooks, query keys, and cache methods.
          </p>
          <div className={styles.actions}>
            <Link className="button button--primary" to="/docs/getting-started/quick-start">
              Quick start
            </Link>{' '}
            <Link className="button button--secondary" to="/playground?sample=bookshop">
              Try the playground
            </Link>
          </div>
        </div>
        <div className={styles.document}>{document}</div>
        <div className={styles.call}>
          {call}
          <p className={styles.request}>
            Sends <code>{home.request}</code>
          </p>
        </div>
        <div className={styles.install}>{install}</div>
      </div>
    </header>
  );
}
