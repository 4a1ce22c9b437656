import {Fragment, type ReactNode} from 'react';
import type {JsonValue} from '@site/src/lib/sampleRecording';
import {formatJson} from '@site/src/lib/formatJson';
import styles from './styles.module.css';

/** A request of code that runs in the page. A plain object, so that a frame can send it to the page. */
export interface LoggedRequest {
  id: number;
  method: string;
  url: string;
  headers: Record<string, string>;
  /** JSON, or plain text. Absent when the request has no body. */
  body?: JsonValue;
  /** Absent without a response. */
  status?: number;
  /** Body of the response: JSON, or plain text. Absent without a body, and where it is not shown. */
  response?: JsonValue;
  state: 'pending' | 'responded' | 'failed' | 'canceled';
}

interface Props {
  /** In the order in which they were sent. */
  readonly requests: readonly LoggedRequest[];
}

/** The requests that running code has sent, as a list. Headers and body of a request are collapsed. */
export default function RequestLog({requests}: Props): ReactNode {
  if (requests.length === 0) return <p className={styles.empty}>No requests yet.</p>;
  return (
    <ol className={styles.log}>
      {requests.map((request) => (
        <li key={request.id} data-state={request.state}>
          <details>
            <summary>
              <b>{request.method.toUpperCase()}</b> {breakableUrl(request.url)}{' '}
              <span className={styles.outcome}>{describeOutcome(request)}</span>
            </summary>
            {Object.entries(request.headers).map(([name, value]) => (
              <p key={name}>{`${name}: ${value}`}</p>
            ))}
            {request.body !== undefined && <pre>{printBody(request.body)}</pre>}
            {request.response !== undefined && (
              <>
                <p>Response</p>
                <pre>{printBody(request.response)}</pre>
              </>
            )}
          </details>
        </li>
      ))}
    </ol>
  );
}

const printBody = (body: JsonValue): string => (typeof body === 'string' ? body : formatJson(body));

function describeOutcome({state, status}: LoggedRequest): string {
  switch (state) {
    case 'pending':
      return 'in flight';
    case 'failed':
      return 'network error';
    case 'canceled':
      return 'canceled';
    case 'responded':
      return String(status);
  }
}

/** A long URL breaks before a parameter or a slash rather than within a name. */
function breakableUrl(url: string): ReactNode {
  return url.split(/(?=[?&]|(?<=[^/])\/(?!\/))/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
