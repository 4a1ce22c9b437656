import type {ReactNode} from 'react';
import type {SampleRecording} from '@site/src/lib/sampleRecording';
import {formatJson} from '@site/src/lib/formatJson';
import Request from './Request';
import styles from './styles.module.css';

interface Props {
  /** A SampleRecording as JSON, written by the samples remark plugin. */
  record: string;
}

/**
 * The panel under a sample: what running it sent, the keys it used, and what its calls returned. Its `data-` attributes
 * are for src/plugins/markdown-pages.
 */
export default function RecordedRequests({record: json}: Props): ReactNode {
  const record = JSON.parse(json) as SampleRecording; // Checked by the remark plugin that wrote the attribute.
  return (
    <figure className={styles.panel} data-recording="">
      <figcaption>{record.requests.length > 0 ? 'What this sends' : 'What this returns'}</figcaption>
      {record.requests.length > 0 && (
        <ol className={styles.requests}>
          {record.requests.map((request, index) => (
            <li key={index}>
              <Request request={request} />
            </li>
          ))}
        </ol>
      )}
      <Facts label="Query key" values={record.queryKeys.map((key) => formatJson(key))} />
      <Facts label="Mutation key" values={record.mutationKeys.map((key) => formatJson(key))} />
      {record.values.map(({label, value}, index) => (
        <Facts key={index} label={label} values={[value === undefined ? 'undefined' : formatJson(value)]} />
      ))}
    </figure>
  );
}

function Facts({label, values}: {label: string; values: string[]}): ReactNode {
  if (values.length === 0) return null;
  return (
    <div className={styles.fact}>
      <p>{values.length > 1 ? `${label}s` : label}</p>
      {values.map((value, index) => (
        <pre key={index}>{value}</pre>
      ))}
    </div>
  );
}
