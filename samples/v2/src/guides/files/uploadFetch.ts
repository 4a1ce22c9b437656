import {
  requestFn,
  type OperationSchema,
  type RequestFnInfo,
} from '@openapi-qraft/react';

type OnProgress = (share: number) => void;

/** Creates a request function that reports the fraction sent, from 0 to 1. */
export function createUploadRequestFn(onProgress: OnProgress) {
  return <TData, TError>(schema: OperationSchema, info: RequestFnInfo) =>
    requestFn<TData, TError>(schema, info, {
      fetch: createUploadFetch(onProgress),
    });
}

/** `fetch` with `XMLHttpRequest`, which knows how much it has sent. */
function createUploadFetch(onProgress: OnProgress): typeof fetch {
  return (url, init) =>
    new Promise((resolve, reject) => {
      const signal = init?.signal;
      const fail = () =>
        reject(
          signal?.aborted
            ? (signal.reason as Error)
            : new TypeError('The upload failed.'),
        );
      if (signal?.aborted) return fail();

      const xhr = new XMLHttpRequest();
      xhr.open(init?.method ?? 'GET', String(url));
      xhr.responseType = 'blob';
      xhr.withCredentials = init?.credentials === 'include';
      new Headers(init?.headers).forEach((value, name) =>
        xhr.setRequestHeader(name, value),
      );
      xhr.upload.onprogress = ({ loaded, total, lengthComputable }) => {
        if (lengthComputable) onProgress(loaded / total);
      };
      xhr.onload = () => resolve(createResponse(xhr));
      xhr.onerror = fail;
      xhr.onabort = fail;
      signal?.addEventListener('abort', () => xhr.abort());
      xhr.send(init?.body as XMLHttpRequestBodyInit);
    });
}

function createResponse(xhr: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of xhr.getAllResponseHeaders().trim().split('\r\n')) {
    const [name = '', ...value] = line.split(': ');
    if (name) headers.append(name, value.join(': '));
  }
  const { status, statusText } = xhr;
  // With these statuses, not even an empty body is allowed.
  const hasNoBody = status === 204 || status === 205;
  const body = hasNoBody ? null : (xhr.response as Blob);
  return new Response(body, { status, statusText, headers });
}
