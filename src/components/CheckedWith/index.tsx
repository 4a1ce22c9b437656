import type {ReactNode} from 'react';
import type {CheckedVersion} from '@site/src/lib/sampleRecord';
import styles from './styles.module.css';

interface Props {
  /** A list of CheckedVersion as JSON, written by the samples remark plugin. */
  versions: string;
}

/** The last line of a page: the package versions that its samples were compiled and run with. */
export default function CheckedWith({versions: json}: Props): ReactNode {
  const versions = JSON.parse(json) as CheckedVersion[]; // Built by the remark plugin that wrote the attribute.
  return versions.map(({label, packages}) => (
    <p key={label} className={styles.line}>
      {versions.length > 1 ? `Samples of ${label} checked with ` : 'Checked with '}
      {packages.map(({name, version}) => `${name} ${version}`).join(', ')}.
    </p>
  ));
}
