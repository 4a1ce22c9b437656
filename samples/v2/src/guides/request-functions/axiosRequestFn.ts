import {
  bodySerializer,
  mergeHeaders,
  urlSerializer,
  type OperationSchema,
  type RequestFnInfo,
  type RequestFnResponse,
} from '@openapi-qraft/react';
import axios, { isAxiosError, type AxiosResponse } from 'axios';

export const http = axios.create({ timeout: 10_000 });

export async function axiosRequestFn<TData, TError>(
  schema: OperationSchema,
  info: RequestFnInfo,
): Promise<RequestFnResponse<TData, TError>> {
  const payload = bodySerializer(schema, info.body);
  try {
    const success = await http.request<TData>({
      method: schema.method,
      url: urlSerializer(schema, info),
      headers: Object.fromEntries(
        mergeHeaders(
          { Accept: 'application/json' },
          payload?.headers,
          info.headers,
          info.parameters?.header,
        ),
      ),
      data: payload?.body,
      signal: info.signal ?? undefined,
      withCredentials: info.credentials === 'include',
    });
    // Without content, axios sets `data` to '' or undefined.
    const data = success.status === 204 ? (null as TData) : success.data;
    return { data, response: toResponse(success) };
  } catch (error) {
    if (isAxiosError<TError>(error) && error.response) {
      const { data } = error.response;
      return { error: data, response: toResponse(error.response) };
    }
    return { error: error instanceof Error ? error : new Error('axios') };
  }
}

/** For callers that read the status or a header. */
function toResponse({ status, statusText, headers }: AxiosResponse) {
  return new Response(null, {
    status,
    statusText,
    headers: headers as Record<string, string>,
  });
}
