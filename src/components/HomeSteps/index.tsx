import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import home from '@generated/home-data/default/home.json';
import styles from './styles.module.css';

/** The steps from the document to the call, from the Markdown list in `src/pages/_steps.mdx`. */
export default function HomeSteps({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <section className={styles.section} aria-labelledby="steps">
      <Heading as="h2" id="steps" className={styles.heading}>
        From the document to the call
      </Heading>
      <p className={styles.lead}>
        Excerpts from real files: the OpenAPI document of a bookshop, the client that CLI {home.version} generates from
        it, and a component that uses the client.
      </p>
      <div className={styles.steps}>{children}</div>
    </section>
  );
}
