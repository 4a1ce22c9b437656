import {Fragment, type ReactNode} from 'react';
import type {RecordedRequest} from '@site/src/lib/sampleRecording';
import Body from './Body';
import Lines from './Lines';

/** One recorded request: method and URL, headers, body. */
export default function Request({request}: {request: RecordedRequest}): ReactNode {
  const headers = Object.entries(request.headers);
  return (
    <>
      <p>
        <b>{request.method.toUpperCase()}</b> {breakableUrl(request.url)}{' '}
        {typeof request.status === 'number' && <i>{`responded with ${request.status}`}</i>}
      </p>
      {headers.length > 0 && <Lines part="headers" lines={headers.map(([name, value]) => `${name}: ${value}`)} />}
      <Body request={request} />
    </>
  );
}

/** A long query string breaks before its parameters, not within a name. */
function breakableUrl(url: string): ReactNode {
  return url.split(/(?=[?&])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
