import {
  requestFn,
  type OperationSchema,
  type RequestFnPayload,
} from '@openapi-qraft/react';
import { logFailure } from './failures';

/** Requests English titles and logs every failed request. */
export async function shopRequestFn<T>(
  schema: OperationSchema,
  info: RequestFnPayload,
): Promise<T> {
  try {
    return await requestFn<T>(schema, {
      ...info,
      headers: { 'Accept-Language': 'en' },
    });
  } catch (error) {
    logFailure(`${schema.method} ${schema.url}`, error);
    throw error;
  }
}
