import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import home from '@generated/home-data/default/home.json';
import styles from './styles.module.css';

/** The way from the document to the call. Its steps are a Markdown list, `src/pages/_steps.mdx`. */
export default function HomeSteps({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <section className={styles.section} aria-labelledby="steps">
      <Heading as="h2" id="steps" className={styles.heading}>
        From the document to the call
      </Heading>
      <p className={styles.lead}>
        Parts of real files: the document of a bookshop, what CLI {home.version} writes from it, and a component that
        compiles against it.
      </p>
      <div className={styles.steps}>{children}</div>
    </section>
  );
}
