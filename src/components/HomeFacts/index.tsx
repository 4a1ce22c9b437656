import type {ReactNode} from 'react';
import home from '@generated/home-data/default/home.json';
import {PRODUCT_NAME} from '@site/src/config/site';
import HomeSection from '../HomeSection';
import styles from './styles.module.css';

const {version, samples, facts, figures} = home;
const lean = figures.bundle.find(({name}) => name.startsWith(PRODUCT_NAME));
if (!lean) throw new Error(`The table of bundle sizes has no row whose name starts with "${PRODUCT_NAME}".`);
const leanKiB = (lean.value / 1024).toFixed(1);

/** How much of the pages is checked, and with which versions. */
export default function HomeFacts(): ReactNode {
  return (
    <HomeSection
      id="versions"
      title="How these pages are checked"
      lead={`The 2.x pages cover ${version}. Their samples are compiled, and run by tests, with the versions listed under “Checked with”.`}
    >
      <div className={styles.columns}>
        <dl className={styles.counts}>
          <Count value={samples.compiled}>code blocks are files that compile against the published packages</Count>
          <Count value={samples.recorded}>of them show the requests that a test recorded while they ran</Count>
          <Count value={samples.live}>run in the page when you press “Run”</Count>
          <Count value={`${leanKiB} KiB`}>is the size of the lean client with one call</Count>
        </dl>
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
              {facts.map(({name, supported, checkedWith}) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>
                    <code>{supported}</code>
                  </td>
                  <td>{checkedWith}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </HomeSection>
  );
}

function Count({value, children}: {readonly value: number | string; readonly children: ReactNode}): ReactNode {
  return (
    <div>
      <dt>{value.toLocaleString('en-US')}</dt>
      <dd>{children}</dd>
    </div>
  );
}
