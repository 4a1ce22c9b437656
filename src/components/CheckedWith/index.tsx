import type {ReactNode} from 'react';
import type {CheckedVersion} from '@site/src/lib/sampleRecording';
import styles from './styles.module.css';

interface Props {
  /** A list of CheckedVersion as JSON, written by the samples remark plugin. */
  versions: string;
}

/** The last line of a page: the package versions with which its samples were compiled and run. */
export default function CheckedWith({versions: json}: Props): ReactNode {
  const versions = JSON.parse(json) as CheckedVersion[]; // Built by the remark plugin that wrote the attribute.
  return versions.map(({label, packages}) => {
    const subject = versions.length > 1 ? `Samples of ${label} checked` : 'Checked';
    const names = packages.map(({name, version}) => `${name} ${version}`).join(', ');
    return (
      <p key={label} className={styles.line}>
        {`${subject} with ${names}.`}
      </p>
    );
  });
}
