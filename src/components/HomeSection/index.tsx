import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

interface Props {
  readonly id: string;
  readonly title: string;
  /** One or two sentences below the title. */
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** A section of the home page. */
export default function HomeSection({id, title, lead, children}: Props): ReactNode {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.inner}>
        <Heading as="h2" id={id} className={styles.title}>
          {title}
        </Heading>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
      </div>
    </section>
  );
}
