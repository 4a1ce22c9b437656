import {Fragment, type ReactNode} from 'react';
import type {RecordedRequest} from '@site/src/lib/sampleRecord';
import Body from './Body';
import styles from './styles.module.css';

/** One recorded request: its line, its headers and its body. */
export default function Request({request}: {request: RecordedRequest}): ReactNode {
  const headers = Object.entries(request.headers);
  return (
    <>
      <p className={styles.requestLine}>
        <span className={styles.method}>{request.method.toUpperCase()}</span>{' '}
        <span className={styles.url}>{breakableUrl(request.url)}</span>{' '}
        {typeof request.status === 'number' && <span className={styles.status}>answered {request.status}</span>}
      </p>
      {headers.length > 0 && (
        <dl className={styles.headers}>
          {headers.map(([name, value]) => (
            <div key={name}>
              <dt>{name}:</dt> <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <Body request={request} />
    </>
  );
}

/** A long query breaks in front of its parameters rather than within a name. */
function breakableUrl(url: string): ReactNode {
  return url.split(/(?=[?&])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
