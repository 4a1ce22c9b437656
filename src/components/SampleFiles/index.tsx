import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Several titled files that belong together, stacked as one group. */
export default function SampleFiles({children}: {children: ReactNode}): ReactNode {
  return (
    <div className={styles.group} role="group" aria-label="Files shown together">
      {children}
    </div>
  );
}
