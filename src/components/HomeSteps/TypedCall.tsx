import type {ReactNode} from 'react';
import home from '@generated/home-data/default/home.json';
import styles from './styles.module.css';

/**
 * A call and, below it in the same frame, the types that an editor shows for names in the call. The compiler wrote
 * them.
 */
export default function TypedCall({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <div className={styles.call}>
      {children}
      <div className={styles.types}>
        <p className={styles.typesTitle}>Types that TypeScript infers</p>
        {home.types.map(({name, html}) => (
          <pre key={name} tabIndex={0} role="group" aria-label={`Type of ${name}`}>
            <code dangerouslySetInnerHTML={{__html: html}} />
          </pre>
        ))}
      </div>
    </div>
  );
}
