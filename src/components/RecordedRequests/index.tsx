import type {ReactNode} from 'react';
import type {SampleRecording} from '@site/src/lib/sampleRecording';
import {formatJson} from '@site/src/lib/formatJson';
import Request from './Request';
import styles from './styles.module.css';

interface Props {
  /** A SampleRecording as JSON, written by the samples remark plugin. */
  recording: string;
}

/**
 * The folded recorded requests below a sample: what it sent, which keys it used, and what its calls returned.
 * src/plugins/built-pages/markdown-pages reads the `data-` attributes.
 */
export default function RecordedRequests({recording: json}: Props): ReactNode {
  const recording = JSON.parse(json) as SampleRecording; // Checked by the remark plugin that wrote the attribute.
  return (
    <details className={styles.panel} data-recording="">
      <summary>
        {recording.requests.length > 0 ? `Requests this sends (${recording.requests.length})` : 'What this returns'}
      </summary>
      {recording.requests.length > 0 && (
        <ol className={styles.requests}>
          {recording.requests.map((request, index) => (
            <li key={index}>
              <Request request={request} />
            </li>
          ))}
        </ol>
      )}
      <Facts label="Query key" values={recording.queryKeys.map((key) => formatJson(key))} />
      <Facts label="Mutation key" values={recording.mutationKeys.map((key) => formatJson(key))} />
      {recording.values.map(({label, value}, index) => (
        <Facts key={index} label={label} values={[value === undefined ? 'undefined' : formatJson(value)]} />
      ))}
    </details>
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
