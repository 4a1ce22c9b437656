import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLatestVersion} from '@docusaurus/plugin-content-docs/client';
import Heading from '@theme/Heading';
import {FEATURES, type Feature} from './features';
import styles from './styles.module.css';

const FALLBACK_DOC_ID = 'overview';

/** What the tool gives, each point with its page. */
export default function HomeFeatures(): ReactNode {
  return (
    <section className={styles.section} aria-labelledby="features">
      <div className={styles.inner}>
        <Heading as="h2" id="features" className={styles.heading}>
          What you get
        </Heading>
        <ul className={styles.features}>
          {FEATURES.map((feature) => (
            <FeatureItem key={feature.docId} {...feature} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function FeatureItem({title, text, docId}: Feature): ReactNode {
  const {docs} = useLatestVersion('default');
  const doc = docs.find(({id}) => id === docId) ?? docs.find(({id}) => id === FALLBACK_DOC_ID);
  if (!doc) throw new Error(`The home page links to "${docId}" or "${FALLBACK_DOC_ID}", but docs/ has neither.`);
  return (
    <li className={styles.feature}>
      <Heading as="h3" className={styles.title}>
        <Link to={doc.path}>{title}</Link>
      </Heading>
      <p className={styles.text}>{text}</p>
    </li>
  );
}
