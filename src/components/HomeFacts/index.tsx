import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import home from '@generated/home-data/default/home.json';
import styles from './styles.module.css';

/** The versions that the packages support, and those that the samples are checked with. */
export default function HomeFacts(): ReactNode {
  return (
    <section className={styles.section} aria-labelledby="versions">
      <div>
        <Heading as="h2" id="versions" className={styles.heading}>
          Versions
        </Heading>
        <p className={styles.lead}>
          These pages describe {home.version}. Every sample is compiled and run with the versions in the last column.
        </p>
      </div>
      <div className={styles.scroller} tabIndex={0} role="group" aria-labelledby="versions">
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Works with</th>
              <th scope="col">Supported</th>
              <th scope="col">Checked with</th>
            </tr>
          </thead>
          <tbody>
            {home.facts.map(({name, supported, source, checkedWith}) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>
                  <code>{supported}</code> <span className={styles.source}>{source}</span>
                </td>
                <td>{checkedWith}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
