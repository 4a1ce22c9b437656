import type {ReactNode} from 'react';
import type {JsonValue, RecordedRequest} from '@site/src/lib/sampleRecording';
import {formatJson} from '@site/src/lib/formatJson';
import Lines from './Lines';

type FormField = {name: string; value: string} | {name: string; fileName: string; type: string; size: number};

/** The body of a recorded request: form fields as a list, text unchanged, everything else as JSON. */
export default function Body({request}: {request: RecordedRequest}): ReactNode {
  const {body} = request;
  if (body === null || body === undefined) return null;
  if (isForm(request, body)) {
    const lines = body.map(
      (field) =>
        `${field.name}: ${'value' in field ? field.value : `${field.fileName} (${field.type}, ${field.size} bytes)`}`,
    );
    return <Lines part="body" lines={lines} />;
  }
  return <pre data-part="body">{typeof body === 'string' ? body : formatJson(body)}</pre>;
}

/** Recordings store form data as a list of fields. A JSON list of the same shape has a JSON content type. */
function isForm(request: RecordedRequest, body: JsonValue): body is FormField[] {
  const isJson = Object.entries(request.headers).some(
    ([name, value]) => name.toLowerCase() === 'content-type' && value.includes('json'),
  );
  if (isJson || !Array.isArray(body) || body.length === 0) return false;
  return body.every(
    (field) =>
      typeof field === 'object' && field !== null && 'name' in field && ('value' in field || 'fileName' in field),
  );
}
