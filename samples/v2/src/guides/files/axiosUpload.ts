import {
  bodySerializer,
  urlSerializer,
  type OperationSchema,
  type RequestFnInfo,
} from '@openapi-qraft/react';
import {
  processResponse,
  resolveResponse,
} from '@openapi-qraft/react/unstable__responseUtils';
import axios from 'axios';

export function createAxiosUpload(onProgress: (share: number) => void) {
  return <TData, TError>(schema: OperationSchema, info: RequestFnInfo) =>
    axios
      .request<string>({
        url: urlSerializer(schema, info),
        method: schema.method,
        data: bodySerializer(schema, info.body)?.body,
        headers: { Accept: 'application/json', ...info.parameters?.header },
        ...(info.signal && { signal: info.signal }),
        onUploadProgress: ({ progress }) => onProgress(progress ?? 0),
        // Keep the response as text: `processResponse` parses it.
        responseType: 'text',
        transformResponse: (text: string) => text,
        validateStatus: () => true,
      })
      .then(({ data, status, headers }) =>
        processResponse<TData, TError>(
          new Response(status === 204 ? null : data, {
            status,
            headers: { 'Content-Type': String(headers['content-type']) },
          }),
        ),
      )
      .catch((error: Error) =>
        // For an aborted request, axios rejects with a `CanceledError`.
        resolveResponse<TData, TError>(
          info.signal?.aborted ? (info.signal.reason as Error) : error,
        ),
      );
}
