import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import {FEATURES} from './features';
import styles from './styles.module.css';

/** The features, each with a link to its page. */
export default function HomeFeatures(): ReactNode {
  return (
    <section className={styles.section} aria-labelledby="features">
      <div className={styles.inner}>
        <Heading as="h2" id="features" className={styles.heading}>
          What you get
        </Heading>
        <ul className={styles.features}>
          {FEATURES.map(({title, text, to}) => (
            <li key={to} className={styles.feature}>
              <Heading as="h3" className={styles.title}>
                <Link to={to}>{title}</Link>
              </Heading>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
